import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import { type SourceLocation, wholeFile } from "../../../model/diagnostics/rule.ts";
import { positionAt } from "../../../model/text/positions.ts";
import { withBase, withoutBase } from "../../../model/url/route.ts";
import type { LinkSource } from "../../site-data.ts";
import {
  type CheckedPage,
  createLinkValidator,
  type InvalidAddress,
  type LinkTargets,
  type PageLayout,
  type UsedAddress,
} from "./validate-link.ts";

export interface LayoutSource {
  file: string;
  text: string;
}

interface Layout {
  sources: readonly LayoutSource[];
  baseUrl: string;
}

export interface LinkCheck extends LinkTargets {
  layout?: readonly LayoutSource[];
  settings?: readonly string[];
}

export function checkLinks(check: LinkCheck): Diagnostic[] {
  const validateLink = createLinkValidator(check);
  const links = check.pages.flatMap((page) => page.links);
  const reported = new Set(links.filter((link) => link.isReported).map(({ href }) => href));
  const seen = new Set<string>();
  const withoutSource = new Map<string, RepeatedAddress>();
  const addWithoutSource = (invalid: RepeatedAddress) => {
    const key = keyOf(invalid.problem);
    const before = withoutSource.get(key) ?? { ...invalid, count: 0 };
    withoutSource.set(key, { ...before, count: before.count + invalid.count });
  };
  const keysByLayout = new Map<string, Set<string>>();
  for (const { page, layout, count } of layoutsOf(check.pages)) {
    const invalidInLayout = addressesOf(layout).flatMap(({ kind, address }) => {
      const problem = validateLink({ kind, address }, page);
      return problem ? { problem, page, address, count } : [];
    });
    invalidInLayout.forEach(addWithoutSource);
    keysByLayout.set(layout.name, new Set(invalidInLayout.map(({ problem }) => keyOf(problem))));
  }
  const diagnostics = check.pages.flatMap((page) =>
    addressesOf(page).flatMap((used) => {
      if (used.kind === "image" && reported.has(used.address)) return [];
      const problem = validateLink(used, page);
      if (!problem) return [];
      const linkSources = page.links.filter(({ href }) => href === used.address);
      const sources = linkSources.filter(({ isReported }) => !isReported);
      // Links to Markdown files were reported when they were resolved.
      const wasReported = sources.length === 0 && linkSources.length > 0;
      if (wasReported && /\.mdx?(?:[?#]|$)/i.test(used.address)) return [];
      if (sources.length > 0) {
        return sources
          .map((source) => diagnoseAtSource(problem, source, page))
          .filter(({ rule, file, line, column }) => {
            // Lists repeat the links of their posts.
            const before = seen.size;
            seen.add([rule, problem.target, file, line, column].join(" "));
            return seen.size > before;
          });
      }
      const isCounted = keysByLayout.get(page.layout?.name ?? "")?.has(keyOf(problem));
      if (!isCounted) addWithoutSource({ problem, page, address: used.address, count: 1 });
      return [];
    }),
  );
  const layout = { sources: check.layout ?? [], baseUrl: check.baseUrl };
  const [page] = check.pages;
  const settings = (check.settings ?? []).flatMap((setting) => {
    const address = setting.startsWith("/") ? withBase(check.baseUrl, setting) : setting;
    const problem = page && validateLink({ kind: "link", address }, page);
    return problem ? problem.at(findInLayout(address, layout) ?? wholeFile("config.ts")) : [];
  });
  return [
    ...diagnostics,
    ...[...withoutSource.values()].map((repeated) => summarizeRepeated(repeated, layout)),
    ...settings,
  ];
}

function keyOf({ rule, target }: InvalidAddress): string {
  return `${rule} ${target}`;
}

function layoutsOf(pages: readonly CheckedPage[]) {
  const layouts = new Map<string, { page: CheckedPage; layout: PageLayout; count: number }>();
  for (const page of pages) {
    const { layout } = page;
    if (!layout) continue;
    const entry = layouts.get(layout.name);
    if (entry) entry.count += 1;
    else layouts.set(layout.name, { page, layout, count: 1 });
  }
  return layouts.values();
}

function addressesOf({ readAddresses }: PageLayout | CheckedPage): UsedAddress[] {
  const { links, images } = readAddresses();
  return [
    ...links.map((address) => ({ kind: "link" as const, address })),
    ...images.map((address) => ({ kind: "image" as const, address })),
  ];
}

function diagnoseAtSource(
  problem: InvalidAddress,
  source: LinkSource,
  page: CheckedPage,
): Diagnostic {
  const { line, column, file = page.file } = source;
  return problem.at({ file, line, column });
}

interface RepeatedAddress {
  page: CheckedPage;
  address: string;
  problem: InvalidAddress;
  count: number;
}

function summarizeRepeated(
  { page, address, problem, count }: RepeatedAddress,
  layout: Layout,
): Diagnostic {
  const location = count > 1 ? findInLayout(address, layout) : undefined;
  const others = count > 1 ? ` (and ${count - 1} more page${count > 2 ? "s" : ""} with it)` : "";
  const diagnostic = problem.at(location ?? wholeFile(page.file));
  return {
    ...diagnostic,
    message: diagnostic.message + (location ? ` (on ${count} pages)` : others),
  };
}

function findInLayout(address: string, { sources, baseUrl }: Layout): SourceLocation | undefined {
  // Many settings are a single slash. The usual cause is the default link of the logo.
  if (address === baseUrl) return wholeFile("config.ts");
  const pattern = address.startsWith("javascript:")
    ? // React has replaced the address with its own text.
      /["'`]\s*javascript:/i
    : quotedPattern([address, withoutBase(baseUrl, address) ?? address]);
  for (const { file, text } of sources) {
    const offset = text.search(pattern);
    if (offset >= 0) return { file, ...positionAt(text, offset) };
  }
  return undefined;
}

function quotedPattern(values: readonly string[]): RegExp {
  const escaped = values.map((value) => value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`(["'\`])(?:${escaped.join("|")})\\1`);
}
