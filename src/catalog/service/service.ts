import type { Feed } from "../../model/reference/feed.ts";
import type { Module } from "../../model/reference/module.ts";
import type { ModuleHistory } from "../history/history.ts";
import type { LibraryRepository } from "../library/library.ts";

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
  /** Modules of the library that it is built from: name of the repository, slash, name. */
  libraryModules: string[];
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
  /** What its versions changed, up to the one of `module.yaml`; null without a `history.json`. */
  history: ModuleHistory | null;
  /** The text of the page, or null where it is missing. */
  index: string | null;
  /** The file of that text: `index.mdx` where there is one, else `index.md`. */
  indexFile: "index.md" | "index.mdx";
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

/** A version of the catalog that was published. */
export interface PublishedVersion {
  version: string;
  /** ISO day. */
  date: string;
}

export interface Catalog {
  categories: Category[];
  /** Oldest first; without a `versions.json`, those that changed a service. */
  versions: PublishedVersion[];
  repositories: LibraryRepository[];
  /** Which outputs usually feed which inputs; empty without a `feeds.json`. */
  feeds: Feed[];
  services: Service[];
}
