import { algoliasearch } from "algoliasearch";
import { serviceHost } from "../../../search/client/providers/algolia/hosted-query.ts";
import type { HostedRecord } from "../../../search/client/providers/algolia/hosted-record.ts";
import { UserError } from "../../diagnostics/report.ts";

export interface PushOptions {
  appId: string;
  /** A key that may write. It comes from the environment and is printed nowhere. */
  adminKey: string;
  indexName: string;
  /** Address of a host in place of the service's own. */
  host?: string | undefined;
  /** Milliseconds after which a host counts as silent. */
  timeout?: number;
  /** How often a request is sent again that the service is too busy for. It says how long to wait. */
  retries?: number;
  /** Told after each batch how many records the service has. */
  onBatch(sent: number): void;
}

/** Records of a request; the service advises at most 1,000. */
export const batchSize = 500;

/** What searching and filtering need of the index, see `hosted-query.ts`. */
const settings = {
  searchableAttributes: [
    "unordered(hierarchy.lvl6)",
    "unordered(hierarchy.lvl5)",
    "unordered(hierarchy.lvl4)",
    "unordered(hierarchy.lvl3)",
    "unordered(hierarchy.lvl2)",
    "unordered(hierarchy.lvl1)",
    "unordered(hierarchy.lvl0)",
    "content",
    "unordered(names)",
  ],
  attributesForFaceting: [
    "language",
    "docusaurus_tag",
    "version",
    "kind",
    "scope",
    "hierarchy.lvl0",
  ],
  separatorsToIndex: "_",
};

/**
 * Replaces the records of the hosted index. They go into an index beside it, which takes its place at
 * the end: readers never meet half of them, and what is gone from the site is gone from the index.
 *
 * @throws UserError
 */
export async function pushRecords(
  records: readonly HostedRecord[],
  { appId, adminKey, indexName, host, timeout = 30_000, retries = 8, onBatch }: PushOptions,
): Promise<void> {
  const client = algoliasearch(appId, adminKey, {
    ...(host !== undefined && { hosts: [serviceHost(host)] }),
    timeouts: { connect: timeout, read: timeout, write: timeout },
    maxRateLimitRetries: retries,
  });
  const beside = `${indexName}_next`;
  const ask = <T>(request: () => Promise<T>) =>
    request().catch((error: unknown) => {
      throw pushFailure(error, adminKey);
    });
  const finished = (index: string, { taskID }: { taskID: number }) =>
    ask(() => client.waitForTask({ indexName: index, taskID }));

  // What a push before this one may have left there.
  await finished(beside, await ask(() => client.deleteIndex({ indexName: beside })));
  await ask(() => client.setSettings({ indexName: beside, indexSettings: settings }));
  let last = { taskID: 0 };
  for (let sent = 0; sent < records.length; sent += batchSize) {
    const some = records.slice(sent, sent + batchSize);
    const requests = some.map((body) => ({ action: "addObject" as const, body: { ...body } }));
    last = await ask(() => client.batch({ indexName: beside, batchWriteParams: { requests } }));
    onBatch(sent + some.length);
  }
  // Tasks of an index are done in order.
  await finished(beside, last);
  const move = { operation: "move" as const, destination: indexName };
  await finished(
    indexName,
    await ask(() => client.operationIndex({ indexName: beside, operationIndexParams: move })),
  );
}

/** Environment variable of the key that may write. */
export const keyVariable = "ALGOLIA_ADMIN_KEY";

/** What the official client throws, as far as it is used. */
interface ClientError {
  /** HTTP status of an answer that refuses. */
  status?: number;
  /** Of a request that no host answered: one entry for each attempt. */
  stackTrace?: { response?: { isTimedOut?: boolean } }[];
}

/** The client's errors in the words of this house. What the service says may quote the key. */
function pushFailure(error: unknown, adminKey: string): UserError {
  const said = (error instanceof Error ? error.message : String(error)).replaceAll(adminKey, "…");
  const { status, stackTrace = [] } = (error ?? {}) as ClientError;
  if (status === 401 || status === 403) {
    return new UserError(
      `the service refused the key: ${said}`,
      `give \`${keyVariable}\` a key of the application \`search.appId\` that may add and delete records, change settings and delete indices`,
    );
  }
  if (status === 429) {
    return new UserError(
      `the service has too many requests to answer: ${said}`,
      "try again in a few minutes",
    );
  }
  if (status !== undefined && status >= 400 && status < 500) {
    return new UserError(
      `the service refused the records (${status}): ${said}`,
      "look at the first records with `--dry-run`, and at the limits of the service's plan",
    );
  }
  if (stackTrace.at(-1)?.response?.isTimedOut) {
    return new UserError(
      "the service did not answer in time",
      "try again; the index that readers search is as it was",
    );
  }
  return new UserError(
    `the service could not be reached: ${said}`,
    "check the connection, and `search.appId` and `search.host` in `config.ts`",
  );
}
