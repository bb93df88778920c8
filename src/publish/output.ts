import type { SiteConfig } from "../config/schemas/site-config.ts";
import type { Blog } from "../model/page/page.ts";
import type { StoredPage } from "../model/page/stored-page.ts";
import type { SiteShell } from "../model/site/site.ts";
import { type Route, withoutBase } from "../model/url/route.ts";
import type { PublishMessages } from "./messages.ts";
import type { MovedAnchors } from "./redirects/moved-anchors.ts";
import type { Redirect } from "./redirects/parse-redirects.ts";

/** A site before its pages are rendered. */
export interface PlannedSite {
  site: SiteShell;
  config: Pick<SiteConfig, "hosting" | "search" | "socialImages">;
  /** Pages that search engines and programs may list. */
  listed: readonly StoredPage[];
  blog: Blog | null;
}

/** A rendered page that search engines and programs may list. */
export interface ListedPage {
  page: StoredPage;
  /** ISO date of the last change, or null where it is not known. */
  lastModified: string | null;
  /** Reads the text of the page as Markdown. */
  readMarkdown(): string;
}

/** A site after its pages are rendered. */
export interface RenderedSite extends PlannedSite {
  /** Rendered pages, listed or not; a page that failed is missing. */
  pages: readonly StoredPage[];
  listedPages: readonly ListedPage[];
  redirects: readonly Redirect[];
  /** Where old anchors lead to. */
  movedAnchors: MovedAnchors;
  messages: PublishMessages;
  /** Names of the sidebars, in order. */
  sidebars: readonly string[];
  /** Paths of all files that were written by now. */
  writtenPaths: ReadonlySet<string>;
  /** Reads the finished document of a page. */
  readDocument(route: Route): string;
  /** Draws SVG documents as PNG files; they finish in any order. */
  drawPictures(
    svgs: Iterable<string>,
    onPicture: (svg: string, png: Uint8Array) => void,
  ): Promise<void>;
}

/** A file's content; a large one comes in pieces. */
export type FileContent = string | Uint8Array | Iterable<string>;

/**
 * Takes a file; the path lies below the output folder and has forward slashes. With a hash of its
 * content, it need not be written where the old output has the same.
 */
export type PutFile = (path: string, content: FileContent, hash?: string) => void;

/**
 * A kind of files beside the pages. A new kind is a value of this type and a line in the list of
 * `builder/output/outputs.ts`.
 */
export interface Output<Site extends RenderedSite = RenderedSite> {
  /** Names the writer of the files in the manifest of the output. */
  name: string;
  /** A file in the site's `public` folder with the same path is used in place of a file of this kind. */
  isReplaceable?: boolean;
  /** The paths that are known before any page is rendered. No page can have the address of one. */
  paths(site: PlannedSite): string[];
  write(site: Site, put: PutFile): void | Promise<void>;
}

/** Where the file at an address of the site lies, below the output folder. */
export function fileAt(href: string, baseUrl: string): string {
  return (withoutBase(baseUrl, href) ?? href).slice(1);
}
