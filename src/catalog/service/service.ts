import type { Module } from "../../model/reference/module.ts";

/** The content of `module.yaml`. */
export interface ServiceFacts {
  title: string;
  /** Path of the module in its repository, the part after `//` of a source address. */
  source: string;
  /** Version of the catalog, without `v`. */
  version: string;
  /** The version that last changed the service, or null. */
  lastModifiedVersion: string | null;
  /** Repository that holds `source`, `owner/name` on GitHub. */
  repository: string;
  /** True where the files here are those of the repository, so that line numbers agree. */
  exactSource: boolean;
  /** Repositories of the modules that the service uses. */
  repositories: string[];
  tags: string[];
}

/** An older version of a service, kept for the list of changes. */
export interface ServiceVersion {
  version: string;
  module: Module;
}

/** A folder of the catalog. */
export interface Service extends ServiceFacts {
  category: string;
  name: string;
  /** The folder, relative to the site folder. */
  folder: string;
  module: Module;
  /** The newest version before this one, or null. */
  previous: ServiceVersion | null;
  /** `index.md`, or null where it is missing. */
  index: string | null;
}

/** A group of services. */
export interface Category {
  name: string;
  label: string;
  description: string;
  position: number;
  /** Services without a page to which links may lead. */
  planned: string[];
}

export interface Catalog {
  categories: Category[];
  services: Service[];
}
