import type { Share } from "../shards/shard.ts";

export interface SiteOptions {
  site: string;
}

export interface OutputOptions extends SiteOptions {
  out: string;
}

export interface AddressOptions {
  port: number;
  host: string;
}

export interface JsonOption {
  json: boolean;
}

export interface VerboseOption {
  verbose: boolean;
}

export interface KeepOption {
  /** Previous output folder, or URL of the deployed site. */
  keepAssets?: string;
}

export interface CompressOption {
  /** Write compressed copies of text files. */
  compress?: boolean;
}

export interface ShardOptions {
  shard?: Share;
  /** Folder with all parts. */
  merge?: string;
}

export interface ReportOptions {
  /** Print each diagnostic separately. */
  allFindings: boolean;
  /** JSON or SARIF file for the diagnostics. */
  report?: string;
  /** Replace the baseline with the current diagnostics. */
  updateBaseline: boolean;
}

export interface ImportOptions extends SiteOptions, JsonOption {
  /** Category of the catalog to add the modules to. */
  into?: string;
  /** Version of the added modules if no tag names it. */
  version?: string;
  /** Repository of the modules if git does not know it. */
  repository?: string;
  /** Reads the folders themselves, and none below. */
  rootOnly?: boolean;
  /** Folders to leave out. */
  exclude?: string[];
}

export interface CloneOption {
  /** Clone in which the sources of services are looked up. */
  clone?: string;
}

export interface HistoryOptions extends SiteOptions, JsonOption {
  /** Pattern of the tags to read. */
  tags: string;
}

export interface UsageOptions extends SiteOptions, JsonOption {
  /** Version to check against, instead of the pinned ones. */
  to?: string;
  sarif: boolean;
}

export interface DropOptions extends SiteOptions {
  /** Why the addresses are removed. */
  reason: string;
}

export interface Commands {
  build(
    options: OutputOptions &
      JsonOption &
      VerboseOption &
      KeepOption &
      CompressOption &
      ShardOptions &
      ReportOptions,
  ): Promise<void>;
  preview(options: OutputOptions & AddressOptions): Promise<void>;
  dev(options: SiteOptions & AddressOptions): Promise<void>;
  links(options: OutputOptions & JsonOption): Promise<void>;
  search(options: SiteOptions & VerboseOption & { dryRun: boolean }): Promise<void>;
  report(options: SiteOptions & JsonOption & VerboseOption): Promise<void>;
  recordAddresses(options: SiteOptions & VerboseOption): Promise<void>;
  checkAddresses(options: SiteOptions & VerboseOption): Promise<void>;
  dropAddresses(addresses: string[], options: DropOptions): Promise<void>;
  importModules(folders: string[], options: ImportOptions): Promise<void>;
  checkCatalog(options: SiteOptions & JsonOption & CloneOption): Promise<void>;
  diffModules(before: string, after: string, options: JsonOption): Promise<void>;
  updateHistories(folder: string, options: HistoryOptions): Promise<void>;
  checkUsage(folder: string, options: UsageOptions): Promise<void>;
}
