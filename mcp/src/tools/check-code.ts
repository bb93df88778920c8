import { z } from "zod";
import type { ParsedHcl } from "../../../src/catalog/hcl/parse-hcl.ts";
import {
  type CalledService,
  type KnownModules,
  moduleFinder,
} from "../../../src/catalog/usage/find-module.ts";
import { type ModuleAddress, parseSource } from "../../../src/catalog/usage/parse-source.ts";
import { checkRepository } from "../../../src/catalog/usage/repository/check-repository.ts";
import {
  maxNesting,
  nestingOf,
  pastedName,
} from "../../../src/catalog/usage/sources/select-files.ts";
import { calledAddresses } from "../../../src/catalog/usage/sources/site-modules.ts";
import { paged, RequestError, someOf } from "../response.ts";
import type { ServiceEntry } from "../site-files.ts";
import { interfaceOf, knownVersion } from "./find-service.ts";
import { defineTool, partNumber, type ToolContext, versionName } from "./tool.ts";

const longestCode = 100_000;

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
    if (nestingOf(code) > maxNesting) {
      throw new RequestError(
        `the code nests brackets more than ${maxNesting} deep; send a smaller part`,
      );
    }
    const { site, signal } = context;
    const version = to === undefined ? undefined : await knownVersion(site, to, signal);
    const path = pastedName(code) === "terragrunt.hcl" ? "/terragrunt.hcl" : "/main.tf";
    // Imported on demand, because it slows down the start.
    const { openHclParser } = await import("../../../src/catalog/hcl/open-parser.ts");
    const parse = await openHclParser();
    signal.throwIfAborted();
    let parsed: ParsedHcl | undefined;
    const check = (modules: KnownModules) =>
      checkRepository(
        { paths: [path], read: (one) => (one === path ? code : undefined) },
        {
          // The check runs twice on the same file.
          parse(text, options) {
            parsed ??= parse(text, options);
            return parsed;
          },
          modules,
          to: version,
        },
      );
    const { modules, named } = await modulesAt(calledAddresses(check), context);
    const result = check(modules);
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
    const head = `${result.checked} module calls checked against ${against}, ${result.unchecked} not checked, ${lines.length} findings.${pages}`;
    return paged({ head, lines, part, hint: "Or fix these first, then check again." });
  },
});

async function modulesAt(
  addresses: readonly ModuleAddress[],
  { site, signal }: ToolContext,
): Promise<{ modules: KnownModules; named: ServiceEntry[] }> {
  const services = await site.services(signal);
  const versions = await site.publishedVersions(signal);
  const places = new Set(addresses.map(placeOf));
  const named = services.filter(({ source }) => {
    const address = parseSource(source);
    return address !== null && places.has(placeOf(address));
  });
  const called = services.map(async (entry): Promise<CalledService> => {
    const { repository, path } = parseSource(entry.source) ?? { repository: "", path: "" };
    const own = named.includes(entry) ? await calledInterface(entry, { site, signal }) : unread;
    return { repository, source: path, version: entry.version, ...own };
  });
  const names = new Set(addresses.map(({ repository }) => repository.split("/")[1] ?? ""));
  const libraries = await Promise.all(
    [...names].slice(0, mostLibraries).map((name) => site.library(name, signal)),
  );
  const modules = moduleFinder({
    services: await Promise.all(called),
    versions,
    repositories: libraries.flatMap((file) =>
      file ? [{ ...file, name: file.repository.split("/")[1] ?? "", olderVersions: null }] : [],
    ),
  });
  return { modules, named };
}

function placeOf({ repository, path }: ModuleAddress): string {
  return `${repository}//${path}`;
}

const unread = { at: null, history: null };

async function calledInterface(
  entry: ServiceEntry,
  { site, signal }: ToolContext,
): Promise<Pick<CalledService, "at" | "history">> {
  const history = await site.history(entry, signal);
  if (history) return { at: null, history };
  const { inputs, outputs } = await interfaceOf(site, entry, undefined, signal);
  const byName = new Map(inputs.map((input) => [input.name, input]));
  return { at: { inputs: byName, outputs: new Set(outputs) }, history };
}

const mostLibraries = 50;
