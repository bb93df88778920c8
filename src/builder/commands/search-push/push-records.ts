import { algoliasearch } from "algoliasearch";
import { algoliaHost } from "../../../search/client/providers/algolia/hosted-query.ts";
import type { HostedRecord } from "../../../search/client/providers/algolia/hosted-record.ts";
import { UserError } from "../../diagnostics/report.ts";

export interface PushOptions {
  appId: string;
  /** A key with write access. It is never printed. */
  adminKey: string;
  indexName: string;
  /** Used instead of the hosts of the service. */
  host?: string | undefined;
  timeout?: number;
  /**
   * Retries of a request that the service rejects because it is busy. It returns how long to wait.
   */
  retries?: number;
  /** Called after each batch with the number of uploaded records. */
  onBatch(sent: number): void;
}

/** Records of a request; the service recommends at most 1,000. */
export const batchSize = 500;

/** Settings that searching and filtering need, see `hosted-query.ts`. */
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
 * Replaces the records of the hosted index. They are written to a temporary index that then
 * replaces the old one, so that readers never see half of them.
 *
 * @throws UserError
 */
export async function pushRecords(
  records: readonly HostedRecord[],
  { appId, adminKey, indexName, host, timeout = 30_000, retries = 8, onBatch }: PushOptions,
): Promise<void> {
  const client = algoliasearch(appId, adminKey, {
    ...(host !== undefined && { hosts: [algoliaHost(host)] }),
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

  // An interrupted push may have left it.
  await finished(beside, await ask(() => client.deleteIndex({ indexName: beside })));
  await ask(() => client.setSettings({ indexName: beside, indexSettings: settings }));
  let last = { taskID: 0 };
  for (let sent = 0; sent < records.length; sent += batchSize) {
    const some = records.slice(sent, sent + batchSize);
    const requests = some.map((body) => ({ action: "addObject" as const, body: { ...body } }));
    last = await ask(() => client.batch({ indexName: beside, batchWriteParams: { requests } }));
    onBatch(sent + some.length);
  }
  // Tasks of an index run in order.
  await finished(beside, last);
  const move = { operation: "move" as const, destination: indexName };
  await finished(
    indexName,
    await ask(() => client.operationIndex({ indexName: beside, operationIndexParams: move })),
  );
}

export const keyVariable = "ALGOLIA_ADMIN_KEY";

/** Errors of the official client. */
interface ClientError {
  status?: number;
  stackTrace?: { response?: { isTimedOut?: boolean } }[];
}

/** Converts an error of the client. The message of the service may contain the key. */
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
