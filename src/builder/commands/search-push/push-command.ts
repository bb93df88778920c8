import type { SiteConfig } from "../../../config/schemas/site-config.ts";
import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import type { SearchRecord } from "../../../model/search/search.ts";
import { withBase, withTrailingSlash } from "../../../model/url/route.ts";
import {
  type HostedRecord,
  hostedRecord,
} from "../../../search/client/providers/algolia/hosted-record.ts";
import { type BuildOptions, buildSite } from "../../build-site.ts";
import { UserError } from "../../diagnostics/report.ts";
import { batchSize, keyVariable, pushRecords } from "./push-records.ts";

export interface PushCommand {
  build: BuildOptions;
  config: SiteConfig;
  /** Only prints what would be sent; needs no key. */
  dryRun: boolean;
  adminKey: string | undefined;
  print(line: string): void;
}

/**
 * Uploads the search records of a site to its hosted index. Returns the diagnostics of the build.
 *
 * @throws UserError
 */
export async function runPushCommand(command: PushCommand): Promise<Diagnostic[]> {
  const { build, config, dryRun, adminKey, print } = command;
  const { search } = config;
  // Checked before the build, so that errors come immediately.
  const target = dryRun ? null : targetOf(search, adminKey);
  const { records, diagnostics } = await collectRecords(build, config);
  const index = search.provider === "algolia" ? search.indexName : null;
  print(describeRecords(records, { index, shown: dryRun ? 2 : 0 }));
  if (!target) return diagnostics;
  const onBatch = (sent: number) => print(`${sent} of ${records.length} records`);
  await pushRecords(records, { ...target, onBatch });
  print(`The index \`${target.indexName}\` has the records of this build.`);
  return diagnostics;
}

function targetOf(search: SiteConfig["search"], adminKey: string | undefined) {
  if (search.provider !== "algolia") {
    throw new UserError(
      `\`search.provider\` is \`${search.provider}\`: there is no hosted index`,
      'set `search: { provider: "algolia", appId, apiKey, indexName }` in `config.ts`, or look at the records with `--dry-run`',
    );
  }
  if (!adminKey) {
    throw new UserError(
      `the environment variable \`${keyVariable}\` is not set`,
      `run \`${keyVariable}=… npm run search:push\`; a key that may write has no place in \`config.ts\``,
    );
  }
  const { appId, indexName, host } = search;
  return { appId, indexName, host, adminKey };
}

async function collectRecords(build: BuildOptions, config: SiteConfig) {
  let found: SearchRecord[] = [];
  const { ok, diagnostics } = await buildSite({
    ...build,
    onSearchRecords: (records) => {
      found = records;
    },
  });
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  if (!ok) {
    throw new UserError(`the site has ${errors} errors`, "run `npm run build`");
  }
  const { url, baseUrl, trailingSlash } = config;
  const address = (route: string) =>
    url + withBase(baseUrl, withTrailingSlash(route, trailingSlash));
  const records: HostedRecord[] = found.map((record) => hostedRecord(record, address));
  return { records, diagnostics };
}

/** Describes what would be uploaded: counts, sizes, and examples. */
export function describeRecords(
  records: readonly HostedRecord[],
  { index, shown }: { index: string | null; shown: number },
): string {
  const kinds = [...new Set(records.map(({ kind }) => kind))];
  const counts = kinds.map((kind) => `${ofKind(records, kind).length} ${kind}`).join(", ");
  const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
  const largest = Math.max(0, ...sizes);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const name = index === null ? "No hosted index is configured" : `Index \`${index}\``;
  const first = kinds.flatMap((kind) => ofKind(records, kind).slice(0, shown));
  return [
    `${name}: ${records.length} records (${counts || "none"}) in ${Math.ceil(records.length / batchSize)} batches`,
    `${kilobytes(total)} in all, the largest ${kilobytes(largest)}: ${records[sizes.indexOf(largest)]?.url ?? "-"}`,
    ...first.map((record) => JSON.stringify(record, null, 2)),
  ].join("\n");
}

function ofKind(records: readonly HostedRecord[], kind: HostedRecord["kind"]): HostedRecord[] {
  return records.filter((record) => record.kind === kind);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
