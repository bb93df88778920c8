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
  /** Folders relative to the module. */
  submodules: string[];
  tags: string[];
}

export interface ModuleExample {
  /** Its path below the folder of examples. */
  name: string;
  /** Its folder in the repository. */
  folder: string;
  /** The main file first. */
  files: { name: string; text: string }[];
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
  /** Markdown of the page: of `index.md`, otherwise of the README. */
  index: string | null;
  isReadme: boolean;
  examples: ModuleExample[];
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
