import type { Diagnostic } from "../model/diagnostics/diagnostic.ts";
import type { DocsVersion } from "../model/page/docs-version.ts";
import type { Blog, DocPage, Stored } from "../model/page/page.ts";
import type { SidebarItem } from "../model/page/sidebar.ts";
import type { StoredPage } from "../model/page/stored-page.ts";

/** A file that the build copies into its output. */
export interface AssetCopy {
  /** Absolute path of the source. */
  from: string;
  /** Path below the output folder, with forward slashes, for example `assets/vpc-3f2a91bc.png`. */
  to: string;
}

/** A sidebar, or a branch of a large one, fetched when a reader first opens or closes something in it. */
export interface SidebarTree {
  /** Path below the output folder. */
  to: string;
  items: SidebarItem[];
}

/** Where in a file a finished page has its links, so that a check of the HTML can name line and column. */
export interface LinkSource {
  /** The address as it is in the finished HTML. */
  href: string;
  /** Set where the link comes from a partial: its path relative to the site folder. */
  file?: string;
  line: number;
  column: number;
  /** Set where it is a missing image or page that has been reported already. */
  isReported?: true;
}

/** A use of a component in MDX. */
export interface ComponentUse {
  name: string;
  /** Set where the use is inside a partial: its path relative to the site folder. */
  file?: string;
  line: number;
  column: number;
  /** Set where it is inside a paragraph. */
  inText?: true;
}

/** A finished page together with what the checks need to name its source. */
export interface PageRecord<P extends StoredPage = StoredPage> {
  page: P;
  /** Path relative to the site folder. */
  file: string;
  /** Names the text of the file; a page that is made from others has none. */
  hash?: string;
  links: LinkSource[];
  components: ComponentUse[];
}

export type DocRecord = PageRecord<Stored<DocPage>>;

/** The content of a site. */
export interface SiteData {
  /** Pages of all versions of the docs. */
  docs: DocRecord[];
  versions: DocsVersion[];
  /** Every other page that comes from content. */
  pages: PageRecord[];
  /** Null where the site has no blog. */
  blog: Blog | null;
  trees: SidebarTree[];
  assets: AssetCopy[];
  diagnostics: Diagnostic[];
}
