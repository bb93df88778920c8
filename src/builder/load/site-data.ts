import type { CatalogSearchEntry } from "../../catalog/page/search-records.ts";
import type { SiteData } from "../../content/index.ts";
import type { Route } from "../../model/url/route.ts";
import type { SourceDates } from "./read-source-dates.ts";
import type { SiteMessages } from "./site-messages.ts";

export interface GeneratedFile {
  to: string;
  text: string;
}

export interface MergedData extends SiteData {
  messages: SiteMessages;
  files: GeneratedFile[];
  /** Pages that do not exist yet but may be linked. */
  plannedRoutes: Route[];
  searchRecords: CatalogSearchEntry[];
}

export interface ReadData extends MergedData {
  /** Empty if the site does not show dates. */
  dates: SourceDates;
}
