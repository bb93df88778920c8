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
  /** What tags of the repository have before the version. */
  tagPrefix: string;
  /** Whether the files are exact copies, so that line numbers match. */
  exactSource: boolean;
  repositories: string[];
  /** As `repository/name`. */
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
  /** Services without a page that links may name. */
  planned: string[];
}

export interface PublishedVersion {
  version: string;
  date: string;
  /** False for a version whose interfaces were not read. */
  observed?: false | undefined;
  /** `owner/name`; absent if all services come from one repository. */
  repository?: string | undefined;
}

export interface Catalog {
  categories: Category[];
  /** Observed ones, oldest first. */
  versions: PublishedVersion[];
  /** Published, with unknown interfaces; oldest first. */
  unobserved: PublishedVersion[];
  repositories: LibraryRepository[];
  /** Empty without `feeds.json`. */
  feeds: Feed[];
  services: Service[];
}
