/** `/docs/vpc` has the files `docs/vpc/index.html` and `index.txt`, which every host compresses. */
const documentName = "index.html";
const payloadName = "index.txt";

export function getDocumentFile(folder: string): string {
  return folder === "" ? documentName : `${folder}/${documentName}`;
}

export function getPayloadFile(folder: string): string {
  return folder === "" ? payloadName : `${folder}/${payloadName}`;
}

/** Both paths include the base URL. */
export function getPayloadUrl(pathname: string): string {
  return `${getPageKey(pathname)}/${payloadName}`;
}

/** Undefined if the path is not a payload. */
export function getPageOfPayload(pathname: string): string | undefined {
  const suffix = `/${payloadName}`;
  return pathname.endsWith(suffix) ? pathname.slice(0, -suffix.length) || "/" : undefined;
}

/** The same for `/a`, `/a/` and `/a/index.html`; empty for the root. */
export function getPageKey(pathname: string): string {
  return pathname.replace(/\/index\.html$/, "").replace(/\/+$/, "");
}

export interface Payload {
  /** Id of the build that rendered the page. */
  build: string;
  articleHash: string;
  /** Data for React's decoder. */
  flight: string;
}

/** One line with the build and the hash, then the flight data. */
export function encodePayload({ build, articleHash, flight }: Payload): string {
  return `${build} ${articleHash}\n${flight}`;
}

/** For invalid text, `build` matches no build. */
export function decodePayload(text: string): Payload {
  const end = text.indexOf("\n");
  const [build = "", articleHash = ""] = text.slice(0, end).split(" ");
  return { build, articleHash, flight: text.slice(end + 1) };
}

export const inlinePayloadId = "payload";

/** JSON is used if the HTML parser would change plain text. */
const plainType = "text/plain";
const jsonType = "application/json";

/** An HTML parser changes this text in a script element. */
const unsafeInScript = /<[!/a-z]|[\r\0]/i;

/** A script element that is not executed. */
export function inlinePayload(payload: string): string {
  const isSafe = !unsafeInScript.test(payload);
  const text = isSafe ? payload : JSON.stringify(payload).replace(/</g, "\\u003c");
  const type = isSafe ? plainType : jsonType;
  return `<script type="${type}" id="${inlinePayloadId}">${text}</script>`;
}

export function readInlinePayload(type: string, text: string): string {
  return type === plainType ? text : (JSON.parse(text) as string);
}
