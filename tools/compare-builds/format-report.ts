import { sum } from "../../src/model/sum.ts";
import type { Comparison, PagePair } from "./compare-builds.ts";
import type { BuiltSite } from "./read-build.ts";

/** Median loading times of one page on a slow connection and processor, in milliseconds. */
export interface PageSpeed {
  address: string;
  before: { fcp: number; lcp: number; tbt: number };
  after: { fcp: number; lcp: number; tbt: number };
}

interface Report {
  before: BuiltSite;
  after: BuiltSite;
  comparison: Comparison;
  /** Undefined if speed was not measured. */
  speed?: PageSpeed[];
  /** Broken new links with the reason; undefined if they were not checked. */
  brokenLinks?: Map<string, string>;
  /** URLs of the pages with screenshots. */
  pictures: string[];
}

/** At most this many pages are listed. */
const MAX_LISTED = 50;

/** Formats a report as Markdown for the summary of a GitHub workflow. */
export function formatReport(report: Report): string {
  const { added, removed, changed, inBoth } = report.comparison;
  return [
    "# Preview",
    `Pages: ${inBoth - changed.length} as before, ${changed.length} changed, ${added.length} added, ${removed.length} removed.`,
    formatSection(
      "Added",
      added,
      ({ address, after }) => `- ${formatCode(address)}: ${formatText(after?.title)}`,
    ),
    formatSection("Changed", changed, getChangedLine),
    formatSection("Removed", removed, ({ address, before }) => {
      return `- ${formatCode(address)}: ${formatText(before?.title)}`;
    }),
    "## Weight",
    getWeightTable(report),
    ...(report.speed ? ["## Speed", getSpeedTable(report.speed)] : []),
    "## New external links",
    getLinksText(report),
    ...(report.pictures.length > 0
      ? [`Pages with a picture in each color mode: ${report.pictures.length}.`]
      : []),
  ]
    .filter((part) => part !== "")
    .join("\n\n")
    .concat("\n");
}

function formatSection(title: string, pairs: PagePair[], line: (pair: PagePair) => string): string {
  if (pairs.length === 0) return "";
  const lines = pairs.slice(0, MAX_LISTED).map(line);
  if (pairs.length > MAX_LISTED) lines.push(`- and ${pairs.length - MAX_LISTED} more`);
  return `## ${title}\n\n${lines.join("\n")}`;
}

function getChangedLine({ address, before, after }: PagePair): string {
  const difference = (after?.bytes ?? 0) - (before?.bytes ?? 0);
  const size = `${difference < 0 ? "−" : "+"}${Math.abs(difference)} bytes`;
  return `- ${formatCode(address)}: ${formatText(after?.title)} (${size})`;
}

function getWeightTable({ before, after }: Report): string {
  const getMeanBytes = ({ pages }: BuiltSite) =>
    sum([...pages.values()].map(({ bytes }) => bytes)) / Math.max(pages.size, 1);
  return formatTable(
    ["After brotli", "Before", "After", "Ratio"],
    [
      ["All scripts, KB", before.scripts / 1024, after.scripts / 1024],
      ["All style sheets, KB", before.styles / 1024, after.styles / 1024],
      ["A page on average, KB", getMeanBytes(before) / 1024, getMeanBytes(after) / 1024],
    ],
  );
}

function getSpeedTable(speed: PageSpeed[]): string {
  return formatTable(
    ["Slow 4G, processor four times slower", "Before", "After", "Ratio"],
    speed.flatMap(({ address, before, after }): [string, number, number][] => [
      [`${formatCode(address)}: first paint, ms`, before.fcp, after.fcp],
      [`${formatCode(address)}: largest paint, ms`, before.lcp, after.lcp],
      [`${formatCode(address)}: blocking time, ms`, before.tbt, after.tbt],
    ]),
  );
}

function formatTable(head: string[], rows: [string, number, number][]): string {
  const lines = rows.map(([name, before, after]) => {
    const ratio = before > 0 ? (after / before).toFixed(2) : "";
    return `| ${name} | ${before.toFixed(1)} | ${after.toFixed(1)} | ${ratio} |`;
  });
  return [`| ${head.join(" | ")} |`, "| --- | --: | --: | --: |", ...lines].join("\n");
}

function getLinksText({ comparison: { newLinks }, brokenLinks }: Report): string {
  if (newLinks.size === 0) return "None.";
  if (brokenLinks === undefined) return `New: ${newLinks.size}. They were not checked.`;
  const brokenLines = [...brokenLinks].map(([address, reason]) => {
    const pages = (newLinks.get(address) ?? []).map(formatCode).join(", ");
    return `- ${formatCode(address)} on ${pages}: ${formatText(reason)}`;
  });
  return [`New: ${newLinks.size}. Broken: ${brokenLines.length}.`, ...brokenLines].join("\n");
}

function formatText(value = ""): string {
  return value.replace(/[\\`*_{}[\]<>()#|!&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function formatCode(value: string): string {
  return `<code>${formatText(value)}</code>`;
}
