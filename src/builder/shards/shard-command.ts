import { seconds } from "../commands/progress-line.ts";
import { formatReport, UserError } from "../diagnostics/report.ts";
import { buildShard, type ShardBuildOptions } from "./build-shard.ts";

/** @throws UserError if it fails, after reporting the diagnostics */
export async function runShardCommand(
  { json, ...options }: ShardBuildOptions & { json: boolean },
  tell: (report: string) => void,
): Promise<string> {
  const start = performance.now();
  const { ok, diagnostics, pages, rendered } = await buildShard(options);
  tell(formatReport(diagnostics));
  if (!ok) throw new UserError("The build failed; there is no part.");
  const milliseconds = Math.round(performance.now() - start);
  const { number, of } = options.share;
  if (json) return `${JSON.stringify({ number, of, pages, rendered, milliseconds }, null, 2)}\n`;
  const time = seconds(milliseconds);
  return `Built part ${number} of ${of}: ${pages} pages (${rendered} rendered) in ${time}, in ${options.outDir}\n`;
}
