import { existsSync } from "node:fs";
import { basename, join, relative } from "node:path";
import type { PageReport, SiteList, WrittenPage, WrittenText } from "../../../content/index.ts";
import { readSource } from "../../../content/load/files/site-files.ts";
import { listFullPaths } from "../../../files/walk-files.ts";
import { compareText } from "../../../model/compare-text.ts";
import type { Page } from "../../../model/page/page.ts";
import { sum } from "../../../model/sum.ts";
import { alignColumns } from "../../../model/text/align-columns.ts";
import { formatCount } from "../../../model/text/format-count.ts";
import { formatJson } from "../../../model/text/format-json.ts";
import type { Route } from "../../../model/url/route.ts";
import { type BuildOptions, buildSite } from "../../build-site.ts";
import { formatReport } from "../../diagnostics/report.ts";
import { loadSite } from "../../load/load-site.ts";
import type { PageSource } from "../../render/site-pages.ts";
import type { CommandResult } from "../command-result.ts";

export async function runContentReport(
  build: Omit<BuildOptions, "onPage">,
  { json }: { json: boolean },
): Promise<CommandResult> {
  const site = await loadSite(build.siteDir);
  if (!site.ok) return { ok: false, text: "", report: formatReport(site.diagnostics) };
  const { pages, linkingPages, diagnostics: buildDiagnostics, ok } = await readPages(build);
  if (!ok) return { ok, text: "", report: formatReport(buildDiagnostics) };
  const { reportPages } = await import("../../../content/index.ts");
  const { parse: parseHcl } = await import("@cdktn/hcl2json");
  const { baseUrl } = site.value.config;
  const texts = readTexts(build.siteDir);
  const report = await reportPages({
    pages,
    linkingPages,
    baseUrl,
    parseHcl,
    partials: texts
      .filter(({ file }) => basename(file).startsWith("_"))
      .map(({ source }) => source),
    texts,
    abbreviations: readList(build.siteDir, "abbreviations.tsv"),
    wording: readList(build.siteDir, "wording.tsv"),
  });
  const { reports, diagnostics } = report;
  const text = json ? formatJson({ pages: reports, findings: diagnostics }) : formatPages(reports);
  const all = [...buildDiagnostics, ...diagnostics];
  return { ok: diagnostics.length === 0, text, report: formatReport(all) };
}

async function readPages(build: Omit<BuildOptions, "onPage">) {
  const { readArticle } = await import("../../../content/index.ts");
  const pages: WrittenPage[] = [];
  const linkingPages: { route: Route; links: string[] }[] = [];
  const result = await buildSite({
    ...build,
    onPage: ({ page, file }, html) => {
      const contents = readArticle(html);
      const { route, description, unlisted } = page;
      if (hasAuthoredLinks(page))
        linkingPages.push({ route, links: contents.links.map(({ href }) => href) });
      if (!isAuthored({ page, file }, build.siteDir)) return;
      const source = readSource(join(build.siteDir, file));
      const isGuide = page.kind === "doc" && page.questions === undefined;
      pages.push({ route, file, source, description, unlisted, isGuide, contents });
    },
  });
  pages.sort((a, b) => compareText(a.route, b.route));
  return { ...result, pages, linkingPages };
}

/** Links on tag pages and on "not found" are generated. */
function hasAuthoredLinks({ kind }: Pick<Page, "kind">): boolean {
  return kind !== "not-found" && !kind.includes("tag");
}

/** Catalog pages are generated; `npm run catalog -- check` checks them. */
function isAuthored({ page, file }: Pick<PageSource, "page" | "file">, siteDir: string): boolean {
  if (!("body" in page) || !/^(content|pages)\/.*\.mdx?$/.test(file)) return false;
  return existsSync(join(siteDir, file));
}

function readList(siteDir: string, file: string): SiteList {
  const path = join(siteDir, file);
  return { file, text: existsSync(path) ? readSource(path) : "" };
}

/** All Markdown files of a site, including partials. */
function readTexts(siteDir: string): WrittenText[] {
  return ["catalog", "content", "pages"]
    .map((name) => join(siteDir, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => listFullPaths(folder))
    .filter((path) => /\.mdx?$/.test(path))
    .map((path) => ({
      file: relative(siteDir, path).replaceAll("\\", "/"),
      source: readSource(path),
    }));
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

function formatPages(pages: readonly PageReport[]): string {
  const rows = pages.map((page) => columns.map(([, getCell]) => String(getCell(page))));
  const words = sum(pages.map((page) => page.words));
  const flagged = pages.filter(({ flags }) => flags.length > 0).length;
  const last = columns.length - 1;
  const table = alignColumns(
    [columns.map(([name]) => name), ...rows],
    (column) => column > 0 && column < last,
  );
  return `${table}\n\n${formatCount(pages.length, "page")}, ${formatCount(words, "word")}, ${flagged} flagged\n`;
}
