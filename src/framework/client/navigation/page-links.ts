import { isFilePath, pageKey } from "../payload/payload-format.ts";

/** Whether the address is one of this site's pages, under the base URL and not a file. */
export function isPageUrl(url: URL, baseUrl: string): boolean {
  return (
    url.origin === location.origin &&
    (url.pathname.startsWith(baseUrl) || `${url.pathname}/` === baseUrl) &&
    !isFilePath(url.pathname)
  );
}

/** The page a link leads to, or undefined where it opens elsewhere or stays on this page. */
export function linkedPage(link: HTMLAnchorElement, baseUrl: string): URL | undefined {
  if (link.target !== "" && link.target !== "_self") return undefined;
  if (link.hasAttribute("download") || !link.href) return undefined;
  const url = new URL(link.href);
  if (!isPageUrl(url, baseUrl)) return undefined;
  if (pageKey(url.pathname) === pageKey(location.pathname)) return undefined;
  return url;
}
