import type { Diagnostic } from "../model/diagnostics/diagnostic.ts";
import type { DocsVersion } from "../model/page/docs-version.ts";
import type { Blog, DocPage, Stored } from "../model/page/page.ts";
import type { SidebarItem } from "../model/page/sidebar.ts";
import type { StoredPage } from "../model/page/stored-page.ts";

export interface AssetCopy {
  from: string;
  to: string;
}

export interface SidebarTree {
  to: string;
  items: SidebarItem[];
}

/** Source position of a link, for diagnostics about rendered pages. */
export interface LinkSource {
  href: string;
  /** The partial that contains the link, relative to the site folder. */
  file?: string;
  line: number;
  column: number;
  /** True for a missing image or page that already has a diagnostic. */
  isReported?: true;
}

export interface ComponentUse {
  name: string;
  file?: string;
  line: number;
  column: number;
  isInParagraph?: true;
}

export interface PageRecord<P extends StoredPage = StoredPage> {
  page: P;
  file: string;
  hash?: string;
  links: LinkSource[];
  components: ComponentUse[];
}

export type DocRecord = PageRecord<Stored<DocPage>>;

export interface SiteData {
  docs: DocRecord[];
  versions: DocsVersion[];
  pages: PageRecord[];
  blog: Blog | null;
  trees: SidebarTree[];
  assets: AssetCopy[];
  diagnostics: Diagnostic[];
}
