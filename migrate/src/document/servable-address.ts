import { createHash } from "node:crypto";
import { searchFolder } from "../../../src/model/search/search.ts";
import { safeDecode } from "../../../src/model/url/route.ts";

/** Hosts let browsers keep the files below these folders for a year. */
const cachedFolders: ReadonlySet<string> = new Set(["assets", searchFolder]);

/** File systems allow 255 bytes, and the engine appends an extension. */
const maxNameBytes = 200;
/** A character has at most four bytes; the hyphen and the hash have nine. */
const shownCharacters = Math.floor((maxNameBytes - 9) / 4);

/** The address of a page, changed where the engine cannot write its files or hosts reject them. */
export function getServableAddress(address: string): string {
  const [first = "", ...rest] = address.slice(1).split("/");
  const names = [cachedFolders.has(first) ? `${first}-pages` : first, ...rest];
  return `/${names.map((name) => shorten(withoutDots(name))).join("/")}`;
}

/** Names that begin with a dot are hidden files. */
function withoutDots(name: string): string {
  const visibleName = name.replace(/^\.+/, "");
  return visibleName === "" && name !== "" ? "dot" : visibleName;
}

/** A hash keeps names apart that begin with the same characters. */
function shorten(name: string): string {
  const decoded = safeDecode(name);
  if (Buffer.byteLength(decoded) <= maxNameBytes) return name;
  const hash = createHash("sha256").update(decoded).digest("hex").slice(0, 8);
  return encodeURIComponent(`${[...decoded].slice(0, shownCharacters).join("")}-${hash}`);
}
