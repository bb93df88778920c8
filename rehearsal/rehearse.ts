import type { HclParser } from "../src/catalog/hcl/parse-hcl.ts";
import type { CodeChecker } from "../src/catalog/usage/check-code.ts";
import type { KnownModules } from "../src/catalog/usage/find-module.ts";
import { compareDiagnostics, type Diagnostic } from "../src/model/diagnostics/diagnostic.ts";
import type { Guide, Thing } from "./guide/guide.ts";
import type { ReadText } from "./guide/read-guide.ts";
import { PageCache } from "./page-cache.ts";
import { playWalkthroughs } from "./play/play-walkthroughs.ts";
import { thingKey } from "./play/state.ts";
import { countGuide, type GuideReport } from "./report.ts";
import type { PageChecks } from "./static-checks.ts";
import type { World } from "./world/world.ts";

/** A guide that readers follow from its start to its end. */
export interface Walkthrough {
  id: string;
  /** The page's file, from the root of the repository. */
  file: string;
  /** Ids of the guides that a reader has followed before. */
  after: readonly string[];
  /** What a reader must have without a guide that makes it. */
  start: readonly Thing[];
  /** Id of the section that removes everything: guides that come after begin before it. */
  removal: string | null;
}

/** A site as the rehearsal needs it. */
export interface Subject {
  /** Files of all pages, from the root of the repository; those of walkthroughs are among them. */
  pages: readonly string[];
  read: ReadText;
  walkthroughs: readonly Walkthrough[];
  world: World;
  modules: KnownModules;
  /** Checks calls of modules in code. */
  code: CodeChecker;
  parseHcl: HclParser;
}

export interface Rehearsal {
  diagnostics: Diagnostic[];
  /** One for each walkthrough, in order; the last one is about all other pages. */
  reports: GuideReport[];
}

/**
 * Reads all pages, checks what stands in them, and plays the walkthroughs.
 *
 * @param cache holds pages of rehearsals before this one
 */
export async function rehearse(subject: Subject, cache = new PageCache()): Promise<Rehearsal> {
  const checked = new Map<Guide, PageChecks>();
  const diagnostics: Diagnostic[] = [];
  // All at once: programs that check many blocks are started once for all of them.
  const pages = await Promise.all(
    subject.pages.map((file) => cache.page(file, subject.read, subject)),
  );
  for (const { guide, checks, world } of pages) {
    checked.set(guide, checks);
    diagnostics.push(...guide.diagnostics, ...world, ...checks.diagnostics);
  }
  const guides = [...checked.keys()];
  const played = playWalkthroughs({
    ...subject,
    guides: new Map(guides.map((guide) => [guide.file, guide])),
    commands: new Map([...checked.values()].flatMap(({ commands }) => [...commands])),
    madeSomewhere: madeIn(guides),
    ends: cache.ends,
  });
  diagnostics.push(...played.diagnostics);
  const walked = new Map(subject.walkthroughs.map(({ id, file }) => [file, id]));
  const reportOf = (name: string, some: readonly Guide[]) =>
    countGuide(name, some, { checked, played: played.counts.get(name) });
  return {
    diagnostics: unique(diagnostics).sort(compareDiagnostics),
    reports: [
      ...subject.walkthroughs.map(({ id, file }) =>
        reportOf(
          id,
          guides.filter((guide) => guide.file === file),
        ),
      ),
      reportOf(
        "other pages",
        guides.filter(({ file }) => !walked.has(file)),
      ),
    ],
  };
}

/** What all declarations leave behind. */
function madeIn(guides: readonly Guide[]): Set<string> {
  const names = new Set<string>();
  for (const { steps } of guides) {
    for (const step of steps) {
      if (step.kind !== "declaration" || step.declaration.verb !== "leaves") continue;
      for (const { kind, name } of step.declaration.things) names.add(thingKey(kind, name));
    }
  }
  return names;
}

/** The same mistake is found on every way through a guide that passes it. */
function unique(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const byText = new Map<string, Diagnostic>();
  for (const one of diagnostics) {
    const key = `${one.rule} ${one.file}:${one.line}:${one.column} ${one.message}`;
    if (!byText.has(key)) byText.set(key, one);
  }
  return [...byText.values()];
}
