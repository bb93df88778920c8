import { z } from "zod";
import { interfaceAt } from "../../../src/catalog/history/versions.ts";
import {
  type CalledService,
  type KnownModules,
  moduleFinder,
} from "../../../src/catalog/usage/find-module.ts";
import { checkRepository } from "../../../src/catalog/usage/repository/check-repository.ts";
import { AskedWrongly, paged, someOf } from "../answer.ts";
import type { ServiceEntry } from "../site-files.ts";
import { folderOf, knownVersion } from "./find-service.ts";
import { partNumber, versionName } from "./names.ts";
import { defineTool, type ToolContext } from "./tool.ts";

/** Longest code that is checked, in characters: more could take longer than an answer may. */
const longestCode = 100_000;

/** Deepest nesting of brackets: the reader of code goes down into each. */
const deepest = 200;

export const checkCodeTool = defineTool({
  name: "check_code",
  title: "Check Terraform or Terragrunt code",
  description:
    "Checks `module` blocks and Terragrunt units against the interface of the version that they pin, or that `to` names: unknown and missing inputs, wrong types, outputs that do not exist.",
  schema: z.strictObject({
    code: z.string().min(1).max(longestCode).describe("Text of a `.tf` file or a `terragrunt.hcl`"),
    to: versionName.optional().describe("Check against this version instead of the pinned one"),
    part: partNumber,
  }),
  async run({ code, to, part }, context) {
    if (depthOf(code) > deepest) {
      throw new AskedWrongly(`the code nests more than ${deepest} brackets; check a part of it`);
    }
    const { site, signal } = context;
    const version = to === undefined ? undefined : await knownVersion(site, to, signal);
    const { modules, named } = await modulesIn(code, context);
    const isUnit =
      /^[ \t]*(?:terraform|include|inputs)\b/m.test(code) && !/^[ \t]*module[ \t]+"/m.test(code);
    const path = isUnit ? "/terragrunt.hcl" : "/main.tf";
    // Loaded on demand, for the start of the server.
    const { openHclParser } = await import("../../../src/catalog/hcl/open-parser.ts");
    const parse = await openHclParser();
    signal.throwIfAborted();
    const result = checkRepository(
      { paths: [path], read: (one) => (one === path ? code : undefined) },
      { parse, modules, to: version },
    );
    const pages =
      named.length > 0
        ? ` Pages: ${someOf(
            named.map(({ page }) => page),
            8,
          )}.`
        : "";
    if (result.checked === 0 && result.findings.length === 0) {
      return `The code calls no module that this site documents.${pages}`;
    }
    const lines = result.findings.map(
      ({ line, column, severity, message, hint, edit }) =>
        `- ${line}:${column} ${severity}: ${message}${hint ? `; ${hint}` : ""}${edit ? ` (write \`${edit.text}\`)` : ""}`,
    );
    const against = version === undefined ? "the version that each pins" : `v${version}`;
    const head = `${result.checked} module calls checked against ${against}, ${result.unchecked} not known here, ${lines.length} findings.${pages}`;
    return paged({ head, lines, part, hint: "Or mend these first and check again." });
  },
});

function depthOf(code: string): number {
  let depth = 0;
  let most = 0;
  for (const [bracket] of code.matchAll(/[[{()}\]]/g)) {
    depth = "[{(".includes(bracket) ? depth + 1 : Math.max(0, depth - 1);
    most = Math.max(most, depth);
  }
  return most;
}

/** What the site knows of the modules that a text names. Only their histories are read. */
async function modulesIn(
  code: string,
  { site, signal }: ToolContext,
): Promise<{ modules: KnownModules; named: ServiceEntry[] }> {
  const services = await site.services(signal);
  const versions = await site.versions(signal);
  const named = services.filter(({ source }) => code.includes(folderOf(source)));
  const called = services.map(async (entry): Promise<CalledService> => {
    const [, repository = ""] =
      /[:/]([\w.-]{1,100}\/[\w.-]{1,100}?)(?:\.git)?\/\//.exec(entry.source) ?? [];
    const history = named.includes(entry) ? await site.history(entry, signal) : null;
    const at = (history && interfaceAt(history, entry.version)) ?? {
      inputs: new Map(),
      outputs: new Set<string>(),
    };
    return { repository, source: folderOf(entry.source), version: entry.version, at, history };
  });
  const names = new Set(
    [...code.matchAll(/\b(terraform-aws-[\w-]{1,80}?)(?:\.git)?\/\//g)].map(([, one = ""]) => one),
  );
  const libraries = await Promise.all(
    [...names].slice(0, mostLibraries).map((name) => site.library(name, signal)),
  );
  const modules = moduleFinder({
    services: await Promise.all(called),
    versions: versions.map((version) => ({ version })),
    repositories: libraries.flatMap((file) =>
      file ? [{ ...file, name: file.repository.split("/")[1] ?? "", olderVersions: [] }] : [],
    ),
  });
  return { modules, named };
}

/** Repositories of the library that are looked up for a text. */
const mostLibraries = 50;
