/**
 * The one place that knows how a page, its document and its payload file are addressed.
 * A page at `/docs/vpc` has its document in `docs/vpc/index.html` and its payload in
 * `docs/vpc/index.txt` (`.txt`, because every host compresses it).
 */
const documentName = "index.html";
const payloadName = "index.txt";

/** Path of the page's document below the output folder. */
export function documentFile(folder: string): string {
  return folder === "" ? documentName : `${folder}/${documentName}`;
}

/** Path of the page's payload below the output folder. */
export function payloadFile(folder: string): string {
  return folder === "" ? payloadName : `${folder}/${payloadName}`;
}

/** Address of the payload of the page at `pathname` (base URL included). */
export function payloadUrl(pathname: string): string {
  return `${pageKey(pathname)}/${payloadName}`;
}

/** The page a payload address belongs to, or undefined where the path is no payload address. */
export function pageOfPayload(pathname: string): string | undefined {
  const suffix = `/${payloadName}`;
  return pathname.endsWith(suffix) ? pathname.slice(0, -suffix.length) || "/" : undefined;
}

/** One key for the spellings of one page: `/a`, `/a/` and `/a/index.html`. The root is ``. */
export function pageKey(pathname: string): string {
  return pathname.replace(/\/index\.html$/, "").replace(/\/+$/, "");
}

export interface Payload {
  /** Id of the build that made it. */
  build: string;
  /** Hash of what the page says; another one means another text. */
  article: string;
  /** What React's decoder makes the page of. */
  flight: string;
}

/**
 * A payload file is one line with the id of the build it was made by and the hash of what the page
 * says, then the flight data. Client references change between builds, so that data of another build
 * must not be decoded.
 */
export function encodePayload({ build, article, flight }: Payload): string {
  return `${build} ${article}\n${flight}`;
}

/** Reads it back. Of a text that is no payload, `build` is that of no build. */
export function decodePayload(text: string): Payload {
  const end = text.indexOf("\n");
  const [build = "", article = ""] = text.slice(0, end).split(" ");
  return { build, article, flight: text.slice(end + 1) };
}

/** Id of the script element that carries the payload inside the document. */
export const inlinePayloadId = "payload";

/** Types of that element: text as it is, or as JSON where the HTML parser would change it. */
const plainType = "text/plain";
const jsonType = "application/json";

/** What an HTML parser does not keep inside a script element: tag starts, carriage returns, NUL. */
const unsafeInScript = /<[!/a-z]|[\r\0]/i;

/** The payload as a script element that is never executed. JSON costs a tenth more bytes. */
export function inlinePayload(payload: string): string {
  const plain = !unsafeInScript.test(payload);
  const text = plain ? payload : JSON.stringify(payload).replace(/</g, "\\u003c");
  const type = plain ? plainType : jsonType;
  return `<script type="${type}" id="${inlinePayloadId}">${text}</script>`;
}

/** Reads it back. */
export function readInlinePayload(type: string, text: string): string {
  return type === plainType ? text : (JSON.parse(text) as string);
}

const fileExtension =
  /\.(?:atom|avif|css|gif|gz|ico|jpe?g|js|json|map|md|mp4|pdf|png|svg|txt|webp|woff2?|xml|ya?ml|zip)$/i;

/** Whether a path names a file beside the pages. Routes may hold dots (`/terraform-1.x`). */
export function isFilePath(pathname: string): boolean {
  return fileExtension.test(pathname);
}

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
