import type { ReferenceChange, ReferenceLink } from "./reference.ts";

/** A module of the library in the list of all of them. */
export interface LibraryModuleRow extends ReferenceLink {
  version: string;
  inputs: number;
  /** What it is for, in one sentence. */
  summary: string;
}

/** A repository of the library in the list of all of them. */
export interface LibraryGroup extends ReferenceLink {
  id: string;
  summary: string;
  modules: LibraryModuleRow[];
}

/** An input of a library module: its description stays with its source. */
export interface LibraryInputRow {
  name: string;
  type: string;
  /** HCL text; null where the input is required. */
  default: string | null;
}

/** A module on the page of its repository. */
export interface LibraryModuleView {
  /** Id of its heading. */
  id: string;
  name: string;
  version: string;
  summary: string;
  /** Value of a `source` argument, pinned to the version. */
  source: string;
  /** Address of the folder at its version. */
  folder: string;
  inputs: LibraryInputRow[];
  outputs: string[];
  /** The services that are built from it; empty where none is known. */
  services: ReferenceLink[];
}

/** A release of the catalog with what it changed in services. */
export interface CatalogRelease {
  version: string;
  /** ISO day. */
  date: string;
  /** Address of its notes. */
  href: string;
  services: CatalogReleaseService[];
}

export interface CatalogReleaseService extends ReferenceLink {
  /** Category and name. */
  id: string;
  /** Addresses lead to the entries on the service's page. */
  changes: ReferenceChange[];
}
