import type { Share } from "../shards/part.ts";

export interface SiteOptions {
  /** Site folder. */
  site: string;
}

export interface OutputOptions extends SiteOptions {
  /** Output folder. */
  out: string;
}

export interface AddressOptions {
  port: number;
  host: string;
}

export interface JsonOption {
  /** Print the result as JSON on standard output. */
  json: boolean;
}

export interface VerboseOption {
  /** Log each phase when it ends. */
  verbose: boolean;
}

export interface KeepOption {
  /** Former output folder, or address of the deployed site. */
  keepAssets?: string;
}

export interface CompressOption {
  /** Write compressed copies beside text files. */
  compress?: boolean;
}

export interface ShardOptions {
  /** Build a part of the site. */
  shard?: Share;
  /** Folder that holds all parts. */
  merge?: string;
}

export interface FindingsOptions {
  /** Print every finding, however many there are. */
  allFindings: boolean;
  /** File to write the findings into, as JSON or SARIF. */
  report?: string;
  /** Write the baseline anew. */
  updateBaseline: boolean;
}

export interface ImportOptions extends SiteOptions, JsonOption {
  /** Category of the catalog to add the modules to. */
  into?: string;
  /** Version of what is added, where no tag names it. */
  version?: string;
  /** Repository that holds the modules, where git does not know it. */
  repository?: string;
}

export interface CloneOption {
  /** Clone in which to look for the sources of services. */
  clone?: string;
}

export interface HistoryOptions extends SiteOptions, JsonOption {
  /** Pattern of the tags to read. */
  tags: string;
}

export interface UsageOptions extends SiteOptions, JsonOption {
  /** Version to check against, instead of the pinned ones. */
  to?: string;
  /** Print the result as SARIF. */
  sarif: boolean;
}

export interface DropOptions extends SiteOptions {
  /** Why the addresses are given up. */
  reason: string;
}

/** What the commands do; each gets its checked options. */
export interface Commands {
  build(
    options: OutputOptions &
      JsonOption &
      VerboseOption &
      KeepOption &
      CompressOption &
      ShardOptions &
      FindingsOptions,
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
