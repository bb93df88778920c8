import type { SiteConfig } from "../config/schemas/site-config.ts";
import type { Blog } from "../model/page/page.ts";
import type { StoredPage } from "../model/page/stored-page.ts";
import type { SiteShell } from "../model/site/site.ts";
import { type Route, withoutBase } from "../model/url/route.ts";
import type { PublishMessages } from "./messages.ts";
import type { MovedAnchors } from "./redirects/moved-anchors.ts";
import type { Redirect } from "./redirects/parse-redirects.ts";

export interface PlannedSite {
  site: SiteShell;
  config: Pick<SiteConfig, "hosting" | "search" | "socialImages">;
  listedPages: readonly StoredPage[];
  blog: Blog | null;
}

export interface MarkdownPage {
  page: StoredPage;
  /** ISO date of the last change, or null. */
  lastModified: string | null;
  readMarkdown(): string;
}

export interface RenderedSite extends PlannedSite {
  pages: readonly StoredPage[];
  markdownPages: readonly MarkdownPage[];
  redirects: readonly Redirect[];
  movedAnchors: MovedAnchors;
  messages: PublishMessages;
  /** In the order of the site. */
  sidebarNames: readonly string[];
  writtenPaths: ReadonlySet<string>;
  readDocument(route: Route): string;
  /** Renders SVG documents as PNG, in any order. */
  drawImages(
    svgs: Iterable<string>,
    onImage: (svg: string, png: Uint8Array) => void,
  ): Promise<void>;
}

/** Large content comes in chunks. */
export type FileContent = string | Uint8Array | Iterable<string>;

/** With a hash, an unchanged file of the previous output is reused. */
type PutFile = (path: string, content: FileContent, hash?: string) => void;

/** A kind of generated files. List new ones in `builder/output/outputs.ts`. */
export interface Output<Site extends RenderedSite = RenderedSite> {
  name: string;
  /** Whether a file in `public` with the same path replaces it. */
  isReplaceable?: boolean;
  /** Paths that are known before rendering. Pages cannot have them. */
  paths(site: PlannedSite): string[];
  write(site: Site, put: PutFile): void | Promise<void>;
}

/** Returns a path below the output folder. */
export function getOutputFile(href: string, baseUrl: string): string {
  return (withoutBase(baseUrl, href) ?? href).slice(1);
}
