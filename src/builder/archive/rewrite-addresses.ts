import { createHash } from "node:crypto";
import { posix } from "node:path";
import { withoutLoader } from "../../framework/server/loader-script.ts";
import { safeDecode } from "../../model/url/route.ts";

/** The site that an archive is made of. */
export interface ArchivedSite {
  /** Origin, without a trailing slash. */
  url: string;
  /** Begins and ends with a slash. */
  baseUrl: string;
  /** Paths of the files in the archive. */
  files: ReadonlySet<string>;
}

/** Path of the script of the archive, in a folder of the site. */
export const archiveScript = "assets/archive.js";

/**
 * The address of a file of the archive, seen from another one.
 *
 * @param address as the site has it: with base URL, or relative to the file
 * @param from path of the file that holds the address
 * @returns a relative address; the address on the host where the archive does not hold the file;
 *   other addresses (hosts, anchors of the page, `data:`) as they are
 */
export function toRelative(address: string, from: string, site: ArchivedSite): string {
  if (address === "" || /^(?:[a-z][a-z\d+.-]*:|\/\/|[?#])/i.test(address)) return address;
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const { baseUrl } = site;
  const absolute = path.startsWith("/") ? path : posix.join(baseUrl, posix.dirname(from), path);
  const isInside = absolute.startsWith(baseUrl) || `${absolute}/` === baseUrl;
  const file = isInside ? fileAt(safeDecode(absolute.slice(baseUrl.length)), site) : undefined;
  if (file === undefined) return site.url + absolute + rest;
  const steps = posix.relative(posix.dirname(from), file);
  return steps.split("/").map(encodeURIComponent).join("/") + rest;
}

/** The file that a host would send for a path below the base URL. */
function fileAt(path: string, { files }: Pick<ArchivedSite, "files">): string | undefined {
  const folder = path.replace(/\/+$/, "");
  const names = [path, folder === "" ? "index.html" : `${folder}/index.html`, `${folder}.html`];
  return names.find((name) => files.has(name));
}

/** Rewrites the addresses of a style sheet. */
export function rewriteCss(css: string, rewrite: (address: string) => string): string {
  return css.replace(
    /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]+))\s*\)/g,
    (_, double?: string, single?: string, bare?: string) => {
      const address = rewrite(double ?? single ?? bare ?? "");
      return /[\s"'()]/.test(address) ? `url(${JSON.stringify(address)})` : `url(${address})`;
    },
  );
}

/** Attributes that hold an address. */
const addressNames = /^(?:action|data-to|formaction|href|poster|src|xlink:href)$/i;

/** Elements that only a host can make sense of. */
const forHosts = /^<link\b[^>]*\brel="(?:manifest|search|modulepreload)"/i;

/** A comment, an element whose content is text, or a tag. */
const markup =
  /<!--[\s\S]*?-->|(<(script|style)\b(?:"[^"]*"|'[^']*'|[^"'>])*>)([\s\S]*?)<\/\2\s*>|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

const attribute = /(\s)([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Rewrites a document of the site for the archive: addresses, the way in which its scripts are
 * loaded, and its policy, which allows exactly what is then in it.
 *
 * @param from path of the document
 */
export function rewriteDocument(html: string, from: string, site: ArchivedSite): string {
  const relative = (address: string) => toRelative(address, from, site);
  const hashes = new Map<string, string>();
  const keepHash = (before: string, after: string) => {
    hashes.set(hashSource(before), hashSource(after));
    return after;
  };
  const rewritten = html.replace(
    markup,
    (whole: string, open: string | undefined, name = "", text = "") => {
      if (whole.startsWith("<!--")) return whole;
      if (open === undefined) return forHosts.test(whole) ? "" : rewriteTag(whole, relative);
      const tag = rewriteTag(open, relative);
      if (name.toLowerCase() === "style") {
        return `${tag}${keepHash(text, rewriteCss(text, relative))}</style>`;
      }
      const loader = open === "<script>" ? withoutLoader(text) : undefined;
      if (!loader) return `${tag}${text}</script>`;
      const source = relative(site.baseUrl + archiveScript);
      return `<script>${keepHash(text, loader.script)}</script><script src="${source}" defer></script>`;
    },
  );
  return rewritten.replace(
    /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)/,
    (_, start: string, policy: string) => start + archivePolicy(policy, hashes),
  );
}

function rewriteTag(tag: string, relative: (address: string) => string): string {
  const isRefresh = /^<meta\b[^>]*http-equiv="refresh"/i.test(tag);
  return tag.replace(
    attribute,
    (whole: string, space: string, name: string, double?: string, single?: string) => {
      const value = unescapeHtml(double ?? single ?? "");
      const changed = rewriteAttribute(name, value, { relative, isRefresh });
      return changed === value ? whole : `${space}${name}="${escapeHtml(changed)}"`;
    },
  );
}

interface AttributeOptions {
  relative(address: string): string;
  /** Of a `<meta>` that leads on. */
  isRefresh: boolean;
}

function rewriteAttribute(
  name: string,
  value: string,
  { relative, isRefresh }: AttributeOptions,
): string {
  if (addressNames.test(name)) return relative(value);
  if (/^(?:imagesrcset|srcset)$/i.test(name)) return rewriteSourceSet(value, relative);
  if (name === "data-moved") {
    const anchors = JSON.parse(value) as [string, string][];
    return JSON.stringify(anchors.map(([anchor, href]) => [anchor, relative(href)]));
  }
  if (isRefresh && name === "content") {
    return value.replace(
      /(url=)(.*)$/i,
      (_, start: string, href: string) => start + relative(href),
    );
  }
  return value;
}

/** `a.png 1x, b.png 2x`; a comma ends a candidate where white space follows it. */
function rewriteSourceSet(value: string, relative: (address: string) => string): string {
  return value
    .split(/,\s+/)
    .map((candidate) => candidate.trim().replace(/^\S+/, relative))
    .join(", ");
}

/** `'self'` means nothing to some browsers where a document comes from a disk. */
function archivePolicy(policy: string, hashes: ReadonlyMap<string, string>): string {
  const directives = new Map(
    policy.split(";").map((directive): [string, string[]] => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      const own = sources.flatMap((source) =>
        source === "'self'" ? [source, "file:"] : [hashes.get(source) ?? source],
      );
      return [name, own];
    }),
  );
  const fonts = directives.get("font-src") ?? directives.get("default-src") ?? [];
  directives.set("font-src", [...fonts, "data:"]);
  // Nothing of who reads which page leaves the disk.
  directives.set("connect-src", ["'none'"]);
  return [...directives].map(([name, sources]) => [name, ...sources].join(" ")).join(";");
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
