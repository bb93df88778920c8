import { algoliasearch } from "algoliasearch";
import { type SearchUpload, UploadError, type UploadOptions } from "../../search-upload.ts";
import type { AlgoliaSettings } from "../schema.ts";
import { readClientError } from "./client-error.ts";
import { getAlgoliaHost } from "./host.ts";
import { getHostedRecord, type HostedRecord } from "./hosted-record.ts";

/** For tests. */
interface WaitOptions {
  /** Milliseconds. */
  timeout?: number;
  /** Retries after rate limiting. */
  retries?: number;
}

/** Records of a request; the service advises at most 1,000. */
const batchSize = 500;

/** Index settings for `hosted-query.ts`. */
const indexSettings = {
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

/** Fills a second index and renames it, so that readers never search a partial one. */
export async function sendRecords(
  records: readonly HostedRecord[],
  { appId, indexName, host }: Pick<AlgoliaSettings, "appId" | "indexName" | "host">,
  { adminKey, onBatch, timeout = 30_000, retries = 8 }: UploadOptions & WaitOptions,
): Promise<void> {
  const client = algoliasearch(appId, adminKey, {
    ...(host !== undefined && { hosts: [getAlgoliaHost(host)] }),
    timeouts: { connect: timeout, read: timeout, write: timeout },
    maxRateLimitRetries: retries,
  });
  const nextIndex = `${indexName}_next`;
  const sendRequest = <T>(request: () => Promise<T>) =>
    request().catch((error: unknown) => {
      throw toUploadError(error, adminKey);
    });
  const waitFor = (index: string, { taskID }: { taskID: number }) =>
    sendRequest(() => client.waitForTask({ indexName: index, taskID }));

  // An interrupted upload may have left records there.
  await waitFor(nextIndex, await sendRequest(() => client.deleteIndex({ indexName: nextIndex })));
  let lastTask: { taskID: number } = await sendRequest(() =>
    client.setSettings({ indexName: nextIndex, indexSettings }),
  );
  for (let sent = 0; sent < records.length; sent += batchSize) {
    const batch = records.slice(sent, sent + batchSize);
    const requests = batch.map((body) => ({ action: "addObject" as const, body: { ...body } }));
    lastTask = await sendRequest(() =>
      client.batch({ indexName: nextIndex, batchWriteParams: { requests } }),
    );
    onBatch(sent + batch.length);
  }
  // Tasks of an index are done in order.
  await waitFor(nextIndex, lastTask);
  const move = { operation: "move" as const, destination: indexName };
  await waitFor(
    indexName,
    await sendRequest(() =>
      client.operationIndex({ indexName: nextIndex, operationIndexParams: move }),
    ),
  );
}

const keyVariable = "ALGOLIA_ADMIN_KEY";

/** Removes the key, which the message of the service may quote. */
function toUploadError(error: unknown, adminKey: string): UploadError {
  const clientError = readClientError(error);
  const { status, isClientError, hasTimedOut } = clientError;
  const message = clientError.message.replaceAll(adminKey, "…");
  if (status === 401 || status === 403) {
    return new UploadError(
      `the service rejected the key: ${message}`,
      `set \`${keyVariable}\` to a key of the application \`search.appId\` that may add and delete records, change settings, and delete indices`,
    );
  }
  if (status === 429) {
    return new UploadError(
      `the service receives too many requests: ${message}`,
      "try again in a few minutes",
    );
  }
  if (isClientError) {
    return new UploadError(
      `the service rejected the records (${status}): ${message}`,
      "look at the first records with `--dry-run`, and at the limits of the service's plan",
    );
  }
  if (hasTimedOut) {
    return new UploadError(
      "the service did not answer in time",
      "try again; the index that readers search is as it was",
    );
  }
  return new UploadError(
    `the service could not be reached: ${message}`,
    "check the connection, and `search.appId` and `search.host` in `config.ts`",
  );
}

export const upload: SearchUpload<AlgoliaSettings, HostedRecord> = {
  keyVariable,
  batchSize,
  getIndexName: ({ indexName }) => indexName,
  getRecord: getHostedRecord,
  send: sendRecords,
};
