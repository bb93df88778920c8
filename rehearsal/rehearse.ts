import type { CodeChecker } from "../src/catalog/usage/check-code.ts";
import { compareDiagnostics, type Diagnostic } from "../src/model/diagnostics/diagnostic.ts";
import { checkPage, type PageResult } from "./check-page.ts";
import { checkExampleValues } from "./example/check-example-values.ts";
import { type Guide, getBlocks } from "./guide/guide.ts";
import { type ReadText, readGuide } from "./guide/read-guide.ts";
import { createGuideReport, type GuideReport } from "./report.ts";
import { checkSafety, type SafetyContext } from "./safety/check-safety.ts";
import { checkUnitOutputs } from "./simulator/iac/check-unit-outputs.ts";
import { getResourceKey, type SimulationContext } from "./simulator/session.ts";
import { simulateWalkthroughs, type Walkthrough } from "./simulator/simulate-walkthroughs.ts";

export interface RehearsedSite
  extends Omit<SimulationContext, "providedAnywhere">,
    Omit<SafetyContext, "company"> {
  /** Files of all pages, including walkthroughs, relative to the root of the repository. */
  pages: readonly string[];
  read: ReadText;
  walkthroughs: readonly Walkthrough[];
  code: CodeChecker;
}

interface Rehearsal {
  diagnostics: Diagnostic[];
  /** One report per walkthrough, in order. The last one covers all other pages. */
  reports: GuideReport[];
}

export async function rehearse(site: RehearsedSite): Promise<Rehearsal> {
  const guides = site.pages.map((file) => readGuide(file, site.read));
  // Pages are checked concurrently, so that programs start once for all blocks.
  const results = await Promise.all(
    guides.map(async (guide) => [guide, await checkPage(getBlocks(guide), site)] as const),
  );
  const checked = new Map<Guide, PageResult>(results);
  const simulated = simulateWalkthroughs({
    ...site,
    guides: new Map(guides.map((guide) => [guide.file, guide])),
    commands: new Map(results.flatMap(([, { commands }]) => [...commands])),
    providedAnywhere: getProvidedResources(guides),
  });
  const diagnostics = [
    ...results.flatMap(([guide, result]) => [
      ...guide.diagnostics,
      ...checkExampleValues(guide, site.company),
      ...result.diagnostics,
      ...checkSafety(guide, result.commands, site),
    ]),
    ...checkUnitOutputs(guides.flatMap(getBlocks), site),
    ...simulated.diagnostics,
  ];
  const getReport = (name: string, isIncluded: (guide: Guide) => boolean) =>
    createGuideReport(name, guides.filter(isIncluded), {
      checked,
      simulated: simulated.counts.get(name),
    });
  const walkthroughFiles = new Set(site.walkthroughs.flatMap(({ files }) => files));
  return {
    diagnostics: withoutDuplicates(diagnostics).sort(compareDiagnostics),
    reports: [
      ...site.walkthroughs.map(({ id, files }) =>
        getReport(id, ({ file }) => files.includes(file)),
      ),
      getReport("other pages", ({ file }) => !walkthroughFiles.has(file)),
    ],
  };
}

function getProvidedResources(guides: readonly Guide[]): Set<string> {
  const declarations = guides.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.kind === "declaration" ? [step.declaration] : [])),
  );
  return new Set(
    declarations.flatMap((declaration) =>
      declaration.verb === "provides"
        ? declaration.resources.map(({ kind, name }) => getResourceKey(kind, name))
        : [],
    ),
  );
}

function withoutDuplicates(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const byText = new Map(
    diagnostics
      .toReversed()
      .map((diagnostic) => [
        `${diagnostic.rule} ${diagnostic.file}:${diagnostic.line}:${diagnostic.column} ${diagnostic.message}`,
        diagnostic,
      ]),
  );
  return [...byText.values()];
}
