import { searchFolder } from "../../../src/model/search/search.ts";
import { safeDecode } from "../../../src/model/url/route.ts";

/** Hosts let browsers keep the files below these folders for a year. */
const cachedFolders: ReadonlySet<string> = new Set(["assets", searchFolder]);

/** File systems allow 255 bytes, and the engine appends an extension. */
const maxNameBytes = 200;

/** The address of a page, changed where the engine cannot write or serve its files. */
export function usableAddress(address: string): string {
  const [first = "", ...rest] = address.slice(1).split("/");
  const names = [cachedFolders.has(first) ? `${first}-pages` : first, ...rest];
  return `/${names.map((name) => shorten(name.replace(/^\.+(?=.)/, ""))).join("/")}`;
}

function shorten(name: string): string {
  const decoded = safeDecode(name);
  if (Buffer.byteLength(decoded) <= maxNameBytes) return name;
  // A character has at most four bytes.
  return encodeURI([...decoded].slice(0, maxNameBytes / 4).join(""));
}
