import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import { type SourceLocation, wholeFile } from "../../../model/diagnostics/rule.ts";
import { groupBy } from "../../../model/group-by.ts";
import { escapeRegExp } from "../../../model/text/escape-reg-exp.ts";
import { formatCount } from "../../../model/text/format-count.ts";
import { getPosition } from "../../../model/text/positions.ts";
import { withBase, withoutBase } from "../../../model/url/route.ts";
import {
  type CheckedPage,
  createLinkValidator,
  type InvalidAddress,
  type LinkTargets,
  type PageLayout,
  type UsedAddress,
  type ValidateLink,
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
  /** Links in the configuration. */
  configLinks?: readonly string[];
}

export function checkLinks(check: LinkCheck): Diagnostic[] {
  const validateLink = createLinkValidator(check);
  const layout = { sources: check.layout ?? [], baseUrl: check.baseUrl };
  const unlocated: UnlocatedAddresses = new Map();
  const invalidByLayout = checkLayouts(check.pages, validateLink, unlocated);
  const diagnostics = checkPages(check.pages, validateLink, { unlocated, invalidByLayout });
  return [
    ...diagnostics,
    ...[...unlocated.values()].map((address) => summarize(address, layout)),
    ...checkConfigLinks(check, validateLink, layout),
  ];
}

/** Invalid addresses whose position is unknown. One that several pages share is reported once. */
type UnlocatedAddresses = Map<string, UnlocatedAddress>;

interface UnlocatedAddress {
  page: CheckedPage;
  address: string;
  invalid: InvalidAddress;
  pageCount: number;
}

function countUnlocated(unlocated: UnlocatedAddresses, found: UnlocatedAddress): void {
  const key = getKey(found.invalid);
  const before = unlocated.get(key);
  const pageCount = (before?.pageCount ?? 0) + found.pageCount;
  unlocated.set(key, { ...(before ?? found), pageCount });
}

/** Checks each layout once. Returns the keys of invalid addresses by the name of the layout. */
function checkLayouts(
  pages: readonly CheckedPage[],
  validateLink: ValidateLink,
  unlocated: UnlocatedAddresses,
): Map<string, Set<string>> {
  const invalidByLayout = new Map<string, Set<string>>();
  for (const { page, layout, pageCount } of getLayouts(pages)) {
    const keys = new Set<string>();
    for (const used of getAddresses(layout)) {
      const invalid = validateLink(used, page);
      if (!invalid) continue;
      keys.add(getKey(invalid));
      countUnlocated(unlocated, { page, address: used.address, invalid, pageCount });
    }
    invalidByLayout.set(layout.name, keys);
  }
  return invalidByLayout;
}

function checkPages(
  pages: readonly CheckedPage[],
  validateLink: ValidateLink,
  {
    unlocated,
    invalidByLayout,
  }: { unlocated: UnlocatedAddresses; invalidByLayout: ReadonlyMap<string, ReadonlySet<string>> },
): Diagnostic[] {
  const reportedLinks = pages.flatMap((page) => page.links).filter((link) => link.isReported);
  const reportedAddresses = new Set(reportedLinks.map(({ href }) => href));
  const diagnostics = new Map<string, Diagnostic>();
  for (const page of pages) {
    const linksByAddress = groupBy(page.links, ({ href }) => href);
    for (const used of getAddresses(page)) {
      const { kind, address } = used;
      if (kind === "image" && reportedAddresses.has(address)) continue;
      const invalid = validateLink(used, page);
      if (!invalid) continue;
      const links = linksByAddress.get(address) ?? [];
      const sources = links.filter(({ isReported }) => !isReported);
      for (const { line, column, file = page.file } of sources) {
        // Lists repeat the links of their posts.
        const key = [getKey(invalid), file, line, column].join(" ");
        if (!diagnostics.has(key))
          diagnostics.set(key, invalid.toDiagnostic({ file, line, column }));
      }
      if (sources.length > 0) continue;
      // Links to Markdown files were reported when they were resolved.
      if (links.length > 0 && /\.mdx?(?:[?#]|$)/i.test(address)) continue;
      const isInLayout = invalidByLayout.get(page.layout?.name ?? "")?.has(getKey(invalid));
      if (!isInLayout) countUnlocated(unlocated, { page, address, invalid, pageCount: 1 });
    }
  }
  return [...diagnostics.values()];
}

function checkConfigLinks(
  { pages: [page], configLinks = [], baseUrl }: LinkCheck,
  validateLink: ValidateLink,
  layout: Layout,
): Diagnostic[] {
  if (!page) return [];
  return configLinks.flatMap((link) => {
    const address = link.startsWith("/") ? withBase(baseUrl, link) : link;
    const invalid = validateLink({ kind: "link", address }, page);
    return invalid
      ? invalid.toDiagnostic(findInLayout(address, layout) ?? wholeFile("config.ts"))
      : [];
  });
}

function getKey({ rule, target }: InvalidAddress): string {
  return `${rule} ${target}`;
}

function getLayouts(pages: readonly CheckedPage[]) {
  const layouts = new Map<string, { page: CheckedPage; layout: PageLayout; pageCount: number }>();
  for (const page of pages) {
    const { layout } = page;
    if (!layout) continue;
    const entry = layouts.get(layout.name);
    if (entry) entry.pageCount += 1;
    else layouts.set(layout.name, { page, layout, pageCount: 1 });
  }
  return layouts.values();
}

function getAddresses({ readAddresses }: PageLayout | CheckedPage): UsedAddress[] {
  const { links, images } = readAddresses();
  return [
    ...links.map((address) => ({ kind: "link" as const, address })),
    ...images.map((address) => ({ kind: "image" as const, address })),
  ];
}

function summarize(
  { page, address, invalid, pageCount }: UnlocatedAddress,
  layout: Layout,
): Diagnostic {
  if (pageCount === 1) {
    const sources = layout.sources.filter(({ file }) => file === page.file);
    return invalid.toDiagnostic(
      findInSources(address, { ...layout, sources }) ?? wholeFile(page.file),
    );
  }
  const location = findInLayout(address, layout);
  const diagnostic = invalid.toDiagnostic(location ?? wholeFile(page.file));
  const pages = location
    ? `on ${pageCount} pages`
    : `and on ${formatCount(pageCount - 1, "more page")}`;
  return { ...diagnostic, message: `${diagnostic.message} (${pages})` };
}

function findInLayout(address: string, layout: Layout): SourceLocation | undefined {
  // Many settings are a single slash. The usual cause is the default link of the logo.
  if (address === layout.baseUrl) return wholeFile("config.ts");
  return findInSources(address, layout);
}

function findInSources(address: string, { sources, baseUrl }: Layout): SourceLocation | undefined {
  const pattern = address.startsWith("javascript:")
    ? // React has replaced the address with its own text.
      /["'`]\s*javascript:/i
    : quotedPattern([address, withoutBase(baseUrl, address) ?? address]);
  for (const { file, text } of sources) {
    const offset = text.search(pattern);
    if (offset >= 0) return { file, ...getPosition(text, offset) };
  }
  return undefined;
}

function quotedPattern(values: readonly string[]): RegExp {
  const escaped = values.map(escapeRegExp);
  return new RegExp(`(["'\`])(?:${escaped.join("|")})\\1`);
}
