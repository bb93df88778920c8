import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import type { LinkSource } from "../../site-data.ts";
import type { AddressProblem, UsedAddress } from "./address-problems.ts";
import { type Layout, type LayoutSource, placeInLayout } from "./place-in-layout.ts";
import { type CheckedPage, createJudge, type LinkTargets } from "./validate-link.ts";

export interface LinkCheck extends LinkTargets {
  /** What gives links to every page. */
  layout?: readonly LayoutSource[];
}

/** Finds links, anchors and images of finished pages that lead nowhere. */
export function checkLinks(check: LinkCheck): Diagnostic[] {
  const problemOf = createJudge(check);
  const links = check.pages.flatMap((page) => page.links);
  const reported = new Set(links.filter((link) => link.isReported).map(({ href }) => href));
  const seen = new Set<string>();
  const unplaced = new Map<string, Repeated>();
  const diagnostics = check.pages.flatMap((page) =>
    addressesOf(page).flatMap((used) => {
      if (used.kind === "image" && reported.has(used.address)) return [];
      const problem = problemOf(used, page);
      if (!problem) return [];
      const sources = page.links.filter(
        ({ href, isReported }) => href === used.address && !isReported,
      );
      if (sources.length > 0) {
        return sources
          .map((source) => placed(problem, source, page))
          .filter(({ rule, file, line, column }) => {
            // Lists of posts repeat what a post has.
            const before = seen.size;
            seen.add([rule, problem.target, file, line, column].join(" "));
            return seen.size > before;
          });
      }
      const before = unplaced.get(`${problem.rule} ${problem.target}`);
      unplaced.set(`${problem.rule} ${problem.target}`, {
        page: before?.page ?? page,
        address: used.address,
        problem,
        count: (before?.count ?? 0) + 1,
      });
      return [];
    }),
  );
  const layout = { sources: check.layout ?? [], baseUrl: check.baseUrl };
  return [...diagnostics, ...[...unplaced.values()].map((repeated) => summary(repeated, layout))];
}

function addressesOf({ facts }: CheckedPage): UsedAddress[] {
  return [
    ...facts.links.map((address) => ({ kind: "link" as const, address })),
    ...facts.images.map((address) => ({ kind: "image" as const, address })),
  ];
}

function placed({ rule, message, hint }: AddressProblem, source: LinkSource, page: CheckedPage) {
  const { line, column, file = page.file } = source;
  return { rule, severity: "error" as const, file, line, column, message, hint };
}

interface Repeated {
  /** The first page that has the problem. */
  page: CheckedPage;
  address: string;
  problem: AddressProblem;
  count: number;
}

/** Layout repeats on every page: one finding for all of them is enough. */
function summary({ page, address, problem, count }: Repeated, layout: Layout): Diagnostic {
  const { rule, message, hint } = problem;
  const place = count > 1 ? placeInLayout(address, layout) : undefined;
  const others = count > 1 ? ` (and ${count - 1} more page${count > 2 ? "s" : ""} with it)` : "";
  return {
    rule,
    severity: "error",
    ...(place ?? { file: page.file, line: 1, column: 1 }),
    message: message + (place ? ` (on ${count} pages)` : others),
    hint,
  };
}
