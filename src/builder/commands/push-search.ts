import type { SiteConfig } from "../../config/schemas/site-config.ts";
import { type Diagnostic, isError } from "../../model/diagnostics/diagnostic.ts";
import { groupBy } from "../../model/group-by.ts";
import type { SearchRecord } from "../../model/search/search.ts";
import { sum } from "../../model/sum.ts";
import { formatCount } from "../../model/text/format-count.ts";
import { getAbsoluteUrl, withTrailingSlash } from "../../model/url/route.ts";
import { getProvider } from "../../search/client/providers/provider-settings.ts";
import { UploadError, type UploadRecord } from "../../search/client/providers/search-upload.ts";
import { type BuildOptions, buildSite } from "../build-site.ts";
import { UserError } from "../diagnostics/user-error.ts";

interface PushCommand {
  build: BuildOptions;
  config: SiteConfig;
  /** Needs no API key. */
  dryRun: boolean;
  environment: Readonly<Record<string, string | undefined>>;
  print(line: string): void;
}

/**
 * Returns the diagnostics of the build.
 * @throws UserError if the provider, the key, or the site is not ready, or the upload fails
 */
export async function runPushCommand(command: PushCommand): Promise<Diagnostic[]> {
  const { build, config, dryRun, environment, print } = command;
  const { search } = config;
  // This check runs first because the build takes minutes.
  const upload = await getProvider(search).loadUpload?.();
  if (!upload) {
    throw new UserError(
      `\`search.provider\` is \`${search.provider}\`, which has no hosted index`,
      'set `search: { provider: "algolia", appId, apiKey, indexName }` in `config.ts`',
    );
  }
  const { keyVariable, batchSize } = upload;
  const adminKey = environment[keyVariable];
  if (!(adminKey || dryRun)) {
    throw new UserError(
      `the environment variable \`${keyVariable}\` is not set`,
      `run \`${keyVariable}=… npm run search:push\`; keep this key out of \`config.ts\`, because it can change the index`,
    );
  }
  const { searchRecords, diagnostics } = await collectRecords(build);
  const getAddress = (route: string) =>
    getAbsoluteUrl(config, withTrailingSlash(route, config.trailingSlash));
  const records = searchRecords.map((record) => upload.getRecord(record, getAddress));
  const index = upload.getIndexName(search);
  print(describeRecords(records, { index, batchSize, listedCount: dryRun ? 2 : 0 }));
  if (dryRun || !adminKey) return diagnostics;
  try {
    await upload.send(records, search, {
      adminKey,
      onBatch: (sent) =>
        print(`${sent.toLocaleString("en")} of ${formatCount(records.length, "record")}`),
    });
  } catch (error) {
    throw error instanceof UploadError ? new UserError(error.message, error.hint) : error;
  }
  print(`The index \`${index}\` has the records of this build.`);
  return diagnostics;
}

async function collectRecords(build: BuildOptions) {
  let searchRecords: SearchRecord[] = [];
  const { ok, diagnostics } = await buildSite({
    ...build,
    onSearchRecords: (records) => {
      searchRecords = records;
    },
  });
  const errors = diagnostics.filter(isError).length;
  if (!ok) {
    throw new UserError(`the site has ${formatCount(errors, "error")}`, "run `npm run build`");
  }
  return { searchRecords, diagnostics };
}

export function describeRecords(
  records: readonly UploadRecord[],
  { index, batchSize, listedCount }: { index: string; batchSize: number; listedCount: number },
): string {
  const batches = Math.ceil(records.length / batchSize);
  const byKind = groupBy(records, ({ kind }) => kind);
  const counts = [...byKind].map(([kind, list]) => formatCount(list.length, kind)).join(", ");
  const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0);
  const first = [...byKind.values()].flatMap((list) => list.slice(0, listedCount));
  return [
    `Index \`${index}\`: ${formatCount(records.length, "record")} (${counts || "none"}) in ${formatCount(batches, "batch", "batches")}`,
    `${formatKilobytes(sum(sizes))} in all, the largest ${formatKilobytes(largest)}: ${records[sizes.indexOf(largest)]?.url ?? "-"}`,
    ...first.map((record) => JSON.stringify(record, null, 2)),
  ].join("\n");
}

function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
