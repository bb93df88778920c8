export { type RestoredContent, readBody, restoreContent } from "./cache/article-store.ts";
export {
  type CompiledTask,
  type CompileMany,
  type CompileTask,
  compileTask,
} from "./cache/compile-cached.ts";
export { checkComponents, checkInlineBlocks } from "./check/check-components.ts";
export { checkLinks, type LayoutSource, type LinkCheck } from "./check/links/check-links.ts";
export type { PageAddresses, PageLinkData, PageTargets } from "./check/links/extract-links.ts";
export type { CheckedPage, PageLayout } from "./check/links/validate-link.ts";
export {
  createFragmentRenderer,
  type RenderedFragment,
  type RenderFragment,
} from "./compile/render-fragments.ts";
export type { GeneratedDocs } from "./load/load-docs.ts";
export { type ContentOptions, loadContent } from "./load-content.ts";
export type { ContentMessages } from "./messages.ts";
export { hclLanguages, type ParseHcl } from "./report/check-samples.ts";
export type { WrittenText } from "./report/check-wording.ts";
export { type ArticleContents, readArticle } from "./report/read-article.ts";
export { type PageReport, type ReportInput, reportPages } from "./report/report-pages.ts";
export type { SiteList } from "./report/site-list.ts";
export type { WrittenPage } from "./report/written-page.ts";
export { getUniqueRoutes } from "./route/routed-doc.ts";
export { contentRules } from "./rules.ts";
export type {
  AssetCopy,
  ComponentUse,
  DocRecord,
  LinkSource,
  PageRecord,
  SidebarTree,
  SiteData,
} from "./site-data.ts";
