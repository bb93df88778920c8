export {
  type AddressRecord,
  addAddresses,
  addressesFile,
  escapeAddress,
  formatAddresses,
  type PublishedPage,
  parseAddresses,
} from "./addresses/address-record.ts";
export { checkAddresses, type PublishedSite } from "./addresses/check-addresses.ts";
export { changesFeedOutput } from "./feeds/changes-feed.ts";
export { feedsOutput } from "./feeds/feeds.ts";
export {
  compressedTypes,
  getContentType,
  getHeadersFor,
  type HeaderRule,
  headerRulesFile,
  textTypes,
} from "./hosting/header-rules.ts";
export { hostFilesOutput } from "./hosting/host-files.ts";
export { checkRulesFiles } from "./hosting/rules-files.ts";
export type { PublishMessages } from "./messages.ts";
export { offlineOutput } from "./offline/offline-files.ts";
export type {
  FileContent,
  MarkdownPage,
  Output,
  PlannedSite,
  RenderedSite,
} from "./output.ts";
export { getPageList, pageListOutput } from "./page-list.ts";
export { groupAnchors, type MovedAnchors } from "./redirects/moved-anchors.ts";
export type { Redirect, RedirectLine, RedirectPage } from "./redirects/parse-redirects.ts";
export {
  getRedirectFile,
  type ParsedRedirects,
  parseRedirects,
  redirectsFile,
} from "./redirects/parse-redirects.ts";
export { redirectPagesOutput } from "./redirects/redirect-page.ts";
export {
  expandPatterns,
  type ResolvedRedirects,
  resolveRedirects,
} from "./redirects/resolve-redirects.ts";
export { publishRules } from "./rules.ts";
export { llmsOutput, markdownPagesOutput } from "./seo/llms.ts";
export { openSearchOutput, robotsOutput, sitemapOutput } from "./seo/search-engines.ts";
export { socialImageSize, socialImagesOutput } from "./social/social-image.ts";
