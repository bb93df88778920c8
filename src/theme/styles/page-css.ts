import admonition from "./admonition.css?inline";
import cards from "./cards.css?inline";
import code from "./code.css?inline";
import critical from "./critical.css?inline";
import custom from "./custom.css?inline";
import figure from "./figure.css?inline";
import table from "./table.css?inline";
import tabs from "./tabs.css?inline";
import toc from "./toc.css?inline";

/** Sheets that only some pages need for their first paint, with what tells that a page does. */
const sheets: [needle: string, css: string][] = [
  ['class="toc"', toc],
  ['class="code', code],
  ['class="table"', table],
  ['class="admonition', admonition],
  ["<figure", figure],
  ['class="cards', cards],
  ['class="tabs"', tabs],
  ['class="home"', custom],
];

/**
 * The styles to write into a page with this markup. `rest.css` holds the optional sheets again,
 * for the pages that are opened without a new document.
 */
export function pageCss(markup: string): string {
  return critical + sheets.map(([needle, css]) => (markup.includes(needle) ? css : "")).join("");
}
