import announcement from "../announcement/announcement.css?inline";
import admonition from "../article/styles/admonition.css?inline";
import blockquote from "../article/styles/blockquote.css?inline";
import details from "../article/styles/details.css?inline";
import drawn from "../article/styles/drawn.css?inline";
import figure from "../article/styles/figure.css?inline";
import h3 from "../article/styles/h3.css?inline";
import kbd from "../article/styles/kbd.css?inline";
import modeImage from "../article/styles/mode-image.css?inline";
import questions from "../article/styles/questions.css?inline";
import table from "../article/styles/table.css?inline";
import taskList from "../article/styles/task-list.css?inline";
import banner from "../blog/banner.css?inline";
import blog from "../blog/blog.css?inline";
import code from "../code-block/code.css?inline";
import blocks from "../components/blocks.css?inline";
import cards from "../components/cards.css?inline";
import compare from "../components/compare.css?inline";
import grid from "../components/grid.css?inline";
import video from "../components/video.css?inline";
import breadcrumbs from "../doc/breadcrumbs.css?inline";
import searchButton from "../navbar/search-button.css?inline";
import notFound from "../not-found/not-found.css?inline";
import customPage from "../page/custom-page.css?inline";
import widePage from "../page/wide-page.css?inline";
import feedback from "../page-tools/feedback.css?inline";
import pageTools from "../page-tools/page-tools.css?inline";
import pager from "../pager/pager.css?inline";
import reference from "../reference/reference.css?inline";
import referenceTools from "../reference/tools/reference-tools.css?inline";
import searchPage from "../search/page/search-page.css?inline";
import sidebar from "../sidebar/sidebar.css?inline";
import sidebarGroups from "../sidebar/sidebar-groups.css?inline";
import tabs from "../tabs/tabs.css?inline";
import entries from "../tags/entries.css?inline";
import tags from "../tags/tags.css?inline";
import toc from "../toc/toc.css?inline";
import docsVersion from "../versions/docs-version.css?inline";
import critical from "./critical.css?inline";
import mono from "./mono.css?inline";

/** Sheets by the markup that needs them; "" is in every page. No markup may begin with another. */
const criticalSheets: readonly [markup: string, css: string][] = [
  ["", critical],
  ['class="custom-page', customPage],
  // `wide` is the last class of its element.
  [' wide"', widePage],
  ['class="task-list-item', taskList],
  ['class="side', sidebar],
  ['class="group"', sidebarGroups],
  ['class="announcement', announcement],
  ["<h3", h3],
  ["<blockquote", blockquote],
  ["<details>", details],
  ['class="crumbs', breadcrumbs],
  ['class="search-button', searchButton],
  ["<code", mono],
  ["<kbd", kbd],
  ['class="toc', toc],
  ['class="docs-version', docsVersion],
  ['class="ask', feedback],
  ['class="tools', pageTools],
  ['class="pager', pager],
  ['class="admonition', admonition],
  ['class="block', blocks],
  ['class="card', cards],
  ['class="grid', grid],
  ['class="video', video],
  ['class="code', code],
  ['class="compare', compare],
  ['class="drawn', drawn],
  ["<figure", figure],
  ['class="mode-', modeImage],
  ['class="banner', banner],
  ['class="blog-links', blog],
  ['class="entries', entries],
  ['class="tags', tags],
  ['class="lone', notFound],
  ['class="question', questions],
  ['class="ref', reference],
  ['class="filter-bar', referenceTools],
  ['class="search-all', searchPage],
  ['class="table', table],
  ['class="tabs', tabs],
];

const markups = criticalSheets.map(([markup]) => markup).filter((markup) => markup !== "");
/** Five times as fast as one search for each sheet. The markups contain no special characters. */
const anyMarkup = new RegExp(markups.join("|"), "g");

/** The styles to write into the head of a page with this HTML. */
export function getCriticalStyles(html: string): string {
  const found = new Set(["", ...(html.match(anyMarkup) ?? [])]);
  return criticalSheets.map(([markup, css]) => (found.has(markup) ? css : "")).join("");
}
