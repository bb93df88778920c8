import type { Feed } from "../../model/reference/feed.ts";
import type { Module } from "../../model/reference/module.ts";
import type { ModuleHistory } from "../history/history.ts";
import type { LibraryRepository } from "../library/library.ts";

export interface ServiceFacts {
  title: string;
  source: string;
  version: string;
  lastModifiedVersion: string | null;
  repository: string;
  tagPrefix: string;
  exactSource: boolean;
  repositories: string[];
  libraryModules: string[];
  tags: string[];
}

export interface ServiceVersion {
  version: string;
  module: Module;
}

export interface Service extends ServiceFacts {
  category: string;
  name: string;
  folder: string;
  module: Module;
  previous: ServiceVersion | null;
  history: ModuleHistory | null;
  index: string | null;
  indexFile: "index.md" | "index.mdx";
}

export interface Category {
  name: string;
  label: string;
  description: string;
  position: number;
  planned: string[];
}

export interface PublishedVersion {
  version: string;
  date: string;
  /** False if the interfaces of this version were not read. */
  observed?: false | undefined;
  /** `owner/name`; absent if all services come from one repository. */
  repository?: string | undefined;
}

export interface Catalog {
  categories: Category[];
  /** Observed versions, oldest first. */
  versions: PublishedVersion[];
  unobserved: PublishedVersion[];
  repositories: LibraryRepository[];
  feeds: Feed[];
  services: Service[];
}
