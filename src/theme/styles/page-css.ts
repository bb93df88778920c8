import announcement from "../announcement/announcement.css?inline";
import admonition from "../article/styles/admonition.css?inline";
import figure from "../article/styles/figure.css?inline";
import h3 from "../article/styles/h3.css?inline";
import table from "../article/styles/table.css?inline";
import blog from "../blog/blog.css?inline";
import code from "../code-block/code.css?inline";
import blocks from "../components/blocks.css?inline";
import cards from "../components/cards.css?inline";
import compare from "../components/compare.css?inline";
import grid from "../components/grid.css?inline";
import crumbs from "../doc/breadcrumbs.css?inline";
import dropdown from "../dropdown/dropdown.css?inline";
import lone from "../not-found/not-found.css?inline";
import tools from "../page-tools/page-tools.css?inline";
import pager from "../pager/pager.css?inline";
import reference from "../reference/reference.css?inline";
import searchPage from "../search/page/search-page.css?inline";
import searchButton from "../search/search-button.css?inline";
import sidebar from "../sidebar/sidebar.css?inline";
import tabs from "../tabs/tabs.css?inline";
import entries from "../tags/entries.css?inline";
import tags from "../tags/tags.css?inline";
import toc from "../toc/toc.css?inline";
import docsVersion from "../versions/docs-version.css?inline";
import critical from "./critical.css?inline";
import custom from "./custom.css?inline";
import mono from "./mono.css?inline";

/**
 * Sheets that only some pages need for their first paint, with the piece of markup that tells. A
 * list becomes one style element: each element costs a hash in the page's security policy (33 bytes),
 * and each different text one in the policy of the whole site.
 */
const groups: Sheet[][] = [
  [
    ["", critical],
    ["<code", mono],
    ["<h3", h3],
    ['popoverTarget="menu-', dropdown],
    ['class="announcement', announcement],
    ['class="search-button', searchButton],
    ['class="side', sidebar],
    ['class="crumbs', crumbs],
    ['class="docs-version', docsVersion],
    ['class="toc', toc],
    ['class="tools', tools],
    ['class="pager', pager],
  ],
  [['class="code', code]],
  [['class="table', table]],
  [['class="admonition', admonition]],
  [["<figure", figure]],
  [
    ['class="grid', grid],
    ['class="card', cards],
    ['class="block', blocks],
  ],
  [['class="compare', compare]],
  [['class="tabs', tabs]],
  [
    ['class="blog-links', blog],
    ['class="tags', tags],
    ['class="entries', entries],
  ],
  [
    ['class="home', custom],
    ['class="lone', lone],
    ['class="search-all', searchPage],
    ['class="ref', reference],
  ],
];

/**
 * The styles to write into a page with this markup, an element each. `rest.css` holds all of them
 * again, for the pages that a reader opens from here without a new document.
 */
export const pageCss: (markup: string) => string[] = sheetPicker(groups);

/** A sheet and the piece of markup that tells that a page needs it; all pages need one of "". */
type Sheet = [needle: string, css: string];

/**
 * Answers with a function that picks the styles for some markup: a text for each group of which it
 * needs a sheet. All needles are found in one pass, in a fifth of the time of a search for each; so
 * none may be the beginning of another.
 */
export function sheetPicker(groups: readonly Sheet[][]): (markup: string) => string[] {
  const needles = groups.flat().flatMap(([needle]) => needle || []);
  const anyNeedle = new RegExp(needles.join("|"), "g");
  return (markup) => {
    const found = new Set(["", ...(markup.match(anyNeedle) ?? [])]);
    const picked = ([needle, css]: Sheet) => (found.has(needle) ? css : "");
    return groups.map((sheets) => sheets.map(picked).join("")).filter(Boolean);
  };
}
