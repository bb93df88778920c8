export { parseRedirects, redirectsFile } from "./redirects/parse-redirects.ts";
export type { RedirectPage, RedirectSite } from "./redirects/redirect.ts";
export { redirectFile } from "./redirects/redirect-file.ts";
export { redirectPage } from "./redirects/redirect-page.ts";
export { resolveRedirects } from "./redirects/resolve-redirects.ts";
