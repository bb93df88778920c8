import { formatCount } from "../../model/text/format-count.ts";
import { formatJson } from "../../model/text/format-json.ts";
import { formatSeconds } from "../commands/build-summary.ts";
import { formatReport } from "../diagnostics/report.ts";
import { UserError } from "../diagnostics/user-error.ts";
import { buildShard, type ShardBuildOptions } from "./build-shard.ts";

/** @throws UserError if it fails, after reporting the diagnostics */
export async function runShardCommand(
  { json, ...options }: ShardBuildOptions & { json: boolean },
  printReport: (report: string) => void,
): Promise<string> {
  const start = performance.now();
  const { ok, diagnostics, pages, rendered } = await buildShard(options);
  printReport(formatReport(diagnostics));
  if (!ok) throw new UserError("The build failed, so no shard was written.");
  const milliseconds = Math.round(performance.now() - start);
  const { number, of } = options.shard;
  if (json) return formatJson({ number, of, pages, rendered, milliseconds });
  const time = formatSeconds(milliseconds);
  return `Built shard ${number} of ${of} in ${time}: ${formatCount(pages, "page")} (${rendered} rendered), written to ${options.outDir}\n`;
}
