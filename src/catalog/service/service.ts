import type { Connection } from "../../model/reference/connection.ts";
import type { Module } from "../../model/reference/module.ts";
import type { ModuleHistory } from "../history/history.ts";
import type { LibraryRepository } from "../library/library.ts";

export interface ServiceMetadata {
  title: string;
  source: string;
  version: string;
  lastModifiedVersion: string | null;
  repository: string;
  tagPrefix: string;
  /** By version: tags that are not `tagPrefix` and the version. */
  otherTags: Record<string, string>;
  /** `ssh`, `https`, an address in a registry, or a template that ends in `{tag}` or `{version}`. */
  sourceTemplate: string | null;
  /** Null for hosts that the engine knows. */
  host: HostUrls | null;
  /** Null if the newest release of the repository has the module. */
  retired: Retirement | null;
  /** Whether the files are exact copies, so that links include line numbers. */
  exactSource: boolean;
  repositories: string[];
  /** Such as `terraform-aws-vpc/vpc-app`, from which the service is built. */
  libraryModules: string[];
  /** Folders relative to the module. */
  submodules: string[];
  tags: string[];
}

/** URLs with placeholders, see `addresses.ts`. */
export interface HostUrls {
  folder: string;
  file: string;
  /** The bytes of a file. */
  raw?: string | undefined;
  /** The page of a release. */
  release?: string | undefined;
}

export interface Retirement {
  /** The first version without the module. */
  version: string;
  /** Folder of the module that replaces it, if the module names one. */
  successor: string | null;
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

export interface Service extends ServiceMetadata {
  category: string;
  name: string;
  folder: string;
  module: Module;
  previous: ServiceVersion | null;
  history: ModuleHistory | null;
  /** Markdown of the page: of `index.md`, otherwise of the README. */
  index: string | null;
  /** Otherwise all its texts are those of the repository. */
  hasIndexFile: boolean;
  examples: ModuleExample[];
  indexFile: "index.md" | "index.mdx";
}

export interface Category {
  name: string;
  label: string;
  description: string;
  position: number;
  /** Names of services whose pages do not exist yet. */
  planned: string[];
}

export interface PublishedVersion {
  version: string;
  date: string;
  /** False if the interfaces of this version were not read. */
  observed?: false | undefined;
  /** `owner/name`; absent if all services come from one repository. */
  repository?: string | undefined;
  /** Folder of the only module that has this version; absent if tags apply to all modules. */
  module?: string | undefined;
  /** The tag, unless it is the `tag_prefix` of the services and the version. */
  tag?: string | undefined;
}

export interface Catalog {
  categories: Category[];
  /** Observed versions, oldest first. */
  versions: PublishedVersion[];
  unobserved: PublishedVersion[];
  repositories: LibraryRepository[];
  connections: Connection[];
  services: Service[];
}
