import type { HostedRecord } from "../../../model/search/hosted-record.ts";
import { batchSize } from "./push-records.ts";

/** What would be uploaded: numbers and sizes, and the first records of each kind. */
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
