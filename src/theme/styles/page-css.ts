import admonition from "./admonition.css?inline";
import announcement from "./announcement.css?inline";
import blocks from "./blocks.css?inline";
import blog from "./blog.css?inline";
import cards from "./cards.css?inline";
import code from "./code.css?inline";
import compare from "./compare.css?inline";
import critical from "./critical.css?inline";
import crumbs from "./crumbs.css?inline";
import custom from "./custom.css?inline";
import docsVersion from "./docs-version.css?inline";
import dropdown from "./dropdown.css?inline";
import entries from "./entries.css?inline";
import figure from "./figure.css?inline";
import grid from "./grid.css?inline";
import h3 from "./h3.css?inline";
import lone from "./lone.css?inline";
import mono from "./mono.css?inline";
import pager from "./pager.css?inline";
import reference from "./reference.css?inline";
import searchButton from "./search-button.css?inline";
import searchPage from "./search-page.css?inline";
import { type Sheet, sheetPicker } from "./sheet-picker.ts";
import sidebar from "./sidebar.css?inline";
import table from "./table.css?inline";
import tabs from "./tabs.css?inline";
import tags from "./tags.css?inline";
import toc from "./toc.css?inline";
import tools from "./tools.css?inline";

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
