import type { ShardPosition } from "../shards/shard.ts";

interface SiteOption {
  site: string;
}

interface OutputOptions extends SiteOption {
  out: string;
}

interface ListenOptions {
  port: number;
  host: string;
}

interface JsonOption {
  json: boolean;
}

interface VerboseOption {
  verbose: boolean;
}

interface BuildOptions extends OutputOptions, JsonOption, VerboseOption {
  keepAssets?: string;
  compress?: boolean;
  shard?: ShardPosition;
  merge?: string;
  allDiagnostics: boolean;
  report?: string;
  updateBaseline: boolean;
}

export interface ImportOptions extends SiteOption, JsonOption {
  into?: string;
  version?: string;
  repository?: string;
  rootOnly?: boolean;
  exclude?: string[];
}

export interface DiffOptions extends JsonOption {
  from?: string;
  to?: string;
  rootOnly?: boolean;
}

interface UsageOptions extends SiteOption, JsonOption {
  to?: string;
  sarif: boolean;
  config?: string;
  rule: string[];
  baseline?: string;
  updateBaseline: boolean;
}

export interface Commands {
  build(options: BuildOptions): Promise<void>;
  preview(options: OutputOptions & ListenOptions): Promise<void>;
  dev(options: SiteOption & ListenOptions & { allowedHost?: string }): Promise<void>;
  links(options: OutputOptions & JsonOption): Promise<void>;
  search(options: SiteOption & VerboseOption & { dryRun: boolean }): Promise<void>;
  report(options: SiteOption & JsonOption & VerboseOption): Promise<void>;
  recordAddresses(options: SiteOption & VerboseOption): Promise<void>;
  checkAddresses(options: SiteOption & VerboseOption): Promise<void>;
  dropAddresses(addresses: string[], options: SiteOption & { reason: string }): Promise<void>;
  importModules(folders: string[], options: ImportOptions): Promise<void>;
  checkCatalog(options: SiteOption & JsonOption): Promise<void>;
  diffModules(before: string, after: string | undefined, options: DiffOptions): Promise<void>;
  syncCatalog(options: SiteOption & JsonOption): Promise<void>;
  checkUsage(folder: string, options: UsageOptions): Promise<void>;
}
