import { type Route, safeDecode } from "../../model/url/route.ts";
import { type DocPath, isFolderIndex } from "./doc-id.ts";

export interface RouteOptions {
  docsRoute: string;
  /** The front matter's `slug`: absolute below the docs route, or relative to the folder. */
  slug?: string | undefined;
  /** The front matter's `id`, which names the page where there is no slug. */
  id?: string | undefined;
}

/** The route of a doc, percent-encoded. A slug keeps its trailing slash. */
export function docRoute(path: DocPath, { docsRoute, slug, id }: RouteOptions): Route {
  const own = slug ?? (isFolderIndex(path) ? "" : (id ?? path.name));
  const folders = own.startsWith("/") ? [] : path.folders;
  const segments = resolveDots([...folders, ...own.split("/")].flatMap(decodeSegment));
  const route = [...docsRoute.split("/").map(safeDecode), ...segments].filter(
    (part) => part !== "",
  );
  const encoded = `/${route.map(encodeSegment).join("/")}`;
  return slug?.endsWith("/") && encoded !== "/" ? `${encoded}/` : encoded;
}

/** A name may be encoded already, and so may dots and slashes in it, which lead elsewhere all the same. */
function decodeSegment(segment: string): string[] {
  return safeDecode(segment).split("/");
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.normalize("NFC")).replace(/%(40|2B|2C|3B|3D|24|26)/g, (code) =>
    decodeURIComponent(code),
  );
}

function resolveDots(segments: string[]): string[] {
  const resolved: string[] = [];
  for (const segment of segments) {
    if (segment === "..") resolved.pop();
    else if (segment !== ".") resolved.push(segment);
  }
  return resolved;
}
