import type { ShardPosition } from "../shards/shard.ts";

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
  keepAssets?: string;
}

export interface CompressOption {
  compress?: boolean;
}

export interface ShardOptions {
  shard?: ShardPosition;
  merge?: string;
}

export interface ReportOptions {
  allDiagnostics: boolean;
  report?: string;
  updateBaseline: boolean;
}

export interface ImportOptions extends SiteOptions, JsonOption {
  into?: string;
  version?: string;
  repository?: string;
  rootOnly?: boolean;
  exclude?: string[];
}

export interface CloneOption {
  clone?: string;
}

export interface DiffOptions extends JsonOption {
  from?: string;
  to?: string;
  rootOnly?: boolean;
}

export interface UsageOptions extends SiteOptions, JsonOption {
  to?: string;
  sarif: boolean;
  config?: string;
  rule: string[];
  baseline?: string;
  updateBaseline: boolean;
}

export interface DropOptions extends SiteOptions {
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
  diffModules(before: string, after: string | undefined, options: DiffOptions): Promise<void>;
  syncCatalog(options: SiteOptions & JsonOption): Promise<void>;
  checkUsage(folder: string, options: UsageOptions): Promise<void>;
}
