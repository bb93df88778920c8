import { join } from "node:path";
import { buildSite } from "../src/builder/build-site.ts";
import { formatReport } from "../src/builder/diagnostics/report.ts";
import { root } from "./corpus.ts";

/** Builds one site in a separate process and prints its cost as JSON. */
const [siteDir = "", outDir = "", cacheDir = ""] = process.argv.slice(2);
const result = await buildSite({
  root,
  siteDir,
  outDir,
  cacheDir,
  bundleDir: join(cacheDir, "bundles"),
});
if (!result.ok) {
  console.error(formatReport(result.diagnostics).slice(0, 3000));
  process.exit(1);
}
const { pages, rendered } = result;
// maxRSS is in kibibytes.
console.log(JSON.stringify({ pages, rendered, megabytes: process.resourceUsage().maxRSS / 1024 }));
