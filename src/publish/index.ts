export { feedFile } from "./feeds/feed-file.ts";
export {
  type HeaderRule,
  headerRules,
  headerRulesFile,
  headersFor,
} from "./hosting/header-rules.ts";
export { type Hosting, hostFiles } from "./hosting/host-files.ts";
export type { PublishMessages } from "./messages.ts";
export { expandPatterns } from "./redirects/expand-patterns.ts";
export { parseRedirects, redirectsFile } from "./redirects/parse-redirects.ts";
export type { Redirect, RedirectPage, RedirectSite } from "./redirects/redirect.ts";
export { redirectFile } from "./redirects/redirect-file.ts";
export { type RedirectPageSite, redirectPage } from "./redirects/redirect-page.ts";
export { resolveRedirects } from "./redirects/resolve-redirects.ts";
export {
  type LlmsPage,
  type LlmsSection,
  llmsFull,
  llmsIndex,
} from "./seo/llms.ts";
export { openSearch } from "./seo/open-search.ts";
export { robots, sitemap } from "./seo/sitemap.ts";
export { type SocialImage, socialImage, socialImageSize } from "./social/social-image.ts";
