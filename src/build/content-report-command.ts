import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { PageReport, WrittenPage } from "../content/index.ts";
import type { Page } from "../model/page.ts";
import type { Route } from "../model/route.ts";
import { type BuildOptions, buildSite } from "./build-site.ts";
import { listFiles } from "./hash.ts";
import { loadSite } from "./load-site.ts";
import { formatReport } from "./report.ts";
import type { PageSource } from "./site-pages.ts";

export interface ReportAnswer {
  /** False where a page is flagged, or the site cannot be built. */
  ok: boolean;
  /** For standard output. */
  text: string;
  /** Findings, for standard error. */
  report: string;
}

/** Builds a site and lists what each page holds that a writer wrote. */
export async function runContentReport(
  build: Omit<BuildOptions, "onPage">,
  { json }: { json: boolean },
): Promise<ReportAnswer> {
  const site = await loadSite(build.siteDir);
  if (!site.ok) return { ok: false, text: "", report: formatReport(site.diagnostics) };
  const { readArticle, reportPages } = await import("../content/index.ts");
  const { parse } = await import("@cdktn/hcl2json");
  const pages: WrittenPage[] = [];
  const linking: { route: Route; links: string[] }[] = [];
  const { ok, diagnostics: broken } = await buildSite({
    ...build,
    onPage: ({ page, file }, html) => {
      const contents = readArticle(html);
      if (isMeant(page)) linking.push({ route: page.route, links: contents.links });
      if (!isWritten({ page, file }, build.siteDir)) return;
      const { route, description, unlisted } = page;
      const source = readFileSync(join(build.siteDir, file), "utf8");
      pages.push({ route, file, source, description, unlisted, contents });
    },
  });
  if (!ok) return { ok, text: "", report: formatReport(broken) };
  pages.sort((a, b) => (a.route < b.route ? -1 : 1));
  const { baseUrl } = site.value.config;
  const { reports, diagnostics } = await reportPages({
    pages,
    linking,
    partials: readPartials(build.siteDir),
    baseUrl,
    parseHcl: parse,
  });
  const text = json
    ? `${JSON.stringify({ pages: reports, findings: diagnostics }, null, 2)}\n`
    : formatPages(reports);
  return { ok: diagnostics.length === 0, text, report: formatReport(diagnostics) };
}

/** Lists of tags link to everything that carries one, and lost readers are sent home: nobody meant those links. */
function isMeant({ kind }: Page): boolean {
  return kind !== "not-found" && !kind.includes("tag");
}

/** Pages of the catalogue are made from Terraform code, and `npm run catalog -- check` looks at them. */
function isWritten({ page, file }: Pick<PageSource, "page" | "file">, siteDir: string): boolean {
  if (!("body" in page) || !/^(content|pages)\/.*\.mdx?$/.test(file)) return false;
  return existsSync(join(siteDir, file));
}

/** Markdown whose name begins with an underscore is no page, but part of some. */
function readPartials(siteDir: string): string[] {
  return listFiles(join(siteDir, "content"))
    .filter((path) => /^_.*\.mdx?$/.test(basename(path)))
    .map((path) => readFileSync(path, "utf8"));
}

const columns: [string, (page: PageReport) => string | number][] = [
  ["Page", ({ route }) => route],
  ["Words", ({ words }) => words],
  ["Headings", ({ headings }) => headings],
  ["Code", ({ codeBlocks }) => codeBlocks],
  ["Diagrams", ({ diagrams }) => diagrams],
  ["Tables", ({ tables }) => tables],
  ["In", ({ linksIn }) => linksIn],
  ["Out", ({ linksOut }) => linksOut],
  ["Minutes", ({ readingTime }) => readingTime],
  ["Flags", ({ flags }) => flags.join(", ")],
];

/** The pages as a table for the terminal: numbers to the right, words to the left. */
export function formatPages(pages: readonly PageReport[]): string {
  const rows = pages.map((page) => columns.map(([, cellOf]) => cellOf(page)));
  const all = [columns.map(([name]) => name), ...rows];
  const widths = columns.map((_, index) =>
    Math.max(...all.map((row) => String(row[index]).length)),
  );
  const lines = all.map((row) =>
    row
      .map((cell, index) => {
        const isText = index === 0 || index === columns.length - 1;
        return String(cell)[isText ? "padEnd" : "padStart"](widths[index] ?? 0);
      })
      .join("  ")
      .trimEnd(),
  );
  const words = pages.reduce((sum, page) => sum + page.words, 0);
  const flagged = pages.filter(({ flags }) => flags.length > 0).length;
  return `${lines.join("\n")}\n\n${pages.length} pages, ${words} words, ${flagged} flagged\n`;
}
