import type { ReferenceChange, ReferenceLink } from "./reference.ts";

interface LibraryModuleRow extends ReferenceLink {
  version: string;
  /** The number of inputs; null if the interface is unknown. */
  inputs: number | null;
  summary: string;
  deprecated: boolean;
}

export interface LibraryGroup extends ReferenceLink {
  id: string;
  summary: string;
  modules: LibraryModuleRow[];
}

interface LibraryInputRow {
  name: string;
  type: string;
  default: string | null;
}

export interface LibraryModuleView {
  id: string;
  name: string;
  version: string;
  summary: string;
  /** What to use instead, with code in backticks. */
  deprecated: string | null;
  source: string;
  folder: string;
  inputs: LibraryInputRow[];
  outputs: string[];
  services: ReferenceLink[];
}

export interface CatalogRelease {
  /** Anchor on the page of changes. */
  id: string;
  /** The version, with the repository if the catalog has several. */
  title: string;
  date: string;
  href: string;
  services: CatalogReleaseService[];
}

interface CatalogReleaseService extends ReferenceLink {
  id: string;
  changes: ReferenceChange[];
}
