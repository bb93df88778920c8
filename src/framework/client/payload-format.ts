import { isFilePath } from "../../model/url/route.ts";

/**
 * A page at `/docs/vpc` has its document in `docs/vpc/index.html` and its payload in
 * `docs/vpc/index.txt` (`.txt`, because every host compresses it).
 */
const documentName = "index.html";
const payloadName = "index.txt";

export function documentFile(folder: string): string {
  return folder === "" ? documentName : `${folder}/${documentName}`;
}

export function payloadFile(folder: string): string {
  return folder === "" ? payloadName : `${folder}/${payloadName}`;
}

/** URL path of the payload of a page; both with the base URL. */
export function payloadUrl(pathname: string): string {
  return `${pageKey(pathname)}/${payloadName}`;
}

/** The path of the page of a payload; undefined for other paths. */
export function pageOfPayload(pathname: string): string | undefined {
  const suffix = `/${payloadName}`;
  return pathname.endsWith(suffix) ? pathname.slice(0, -suffix.length) || "/" : undefined;
}

/** The same for `/a`, `/a/` and `/a/index.html`; empty for the root. */
export function pageKey(pathname: string): string {
  return pathname.replace(/\/index\.html$/, "").replace(/\/+$/, "");
}

export interface Payload {
  /** Id of the build. */
  build: string;
  /** Hash of the text of the page. */
  article: string;
  /** Data of React's decoder. */
  flight: string;
}

/** One line with the build and the hash of the text, then the flight data. */
export function encodePayload({ build, article, flight }: Payload): string {
  return `${build} ${article}\n${flight}`;
}

/** For text that is not a payload, `build` matches no build. */
export function decodePayload(text: string): Payload {
  const end = text.indexOf("\n");
  const [build = "", article = ""] = text.slice(0, end).split(" ");
  return { build, article, flight: text.slice(end + 1) };
}

/** Id of the script element with the payload in a document. */
export const inlinePayloadId = "payload";

/** Types of that element: plain text, or JSON if the HTML parser would change the text. */
const plainType = "text/plain";
const jsonType = "application/json";

/** What an HTML parser changes in a script element. */
const unsafeInScript = /<[!/a-z]|[\r\0]/i;

/** The payload as a script element that is not executed. */
export function inlinePayload(payload: string): string {
  const plain = !unsafeInScript.test(payload);
  const text = plain ? payload : JSON.stringify(payload).replace(/</g, "\\u003c");
  const type = plain ? plainType : jsonType;
  return `<script type="${type}" id="${inlinePayloadId}">${text}</script>`;
}

export function readInlinePayload(type: string, text: string): string {
  return type === plainType ? text : (JSON.parse(text) as string);
}

/** Whether the URL is a page of this site. */
export function isPageUrl(url: URL, baseUrl: string): boolean {
  return (
    url.origin === location.origin &&
    (url.pathname.startsWith(baseUrl) || `${url.pathname}/` === baseUrl) &&
    !isFilePath(url.pathname)
  );
}

/** The page that a link opens in this tab; undefined for other sites, files, and the current page. */
export function linkedPage(link: HTMLAnchorElement, baseUrl: string): URL | undefined {
  if (link.target !== "" && link.target !== "_self") return undefined;
  if (link.hasAttribute("download") || !link.href) return undefined;
  const url = new URL(link.href);
  if (!isPageUrl(url, baseUrl)) return undefined;
  if (pageKey(url.pathname) === pageKey(location.pathname)) return undefined;
  return url;
}
