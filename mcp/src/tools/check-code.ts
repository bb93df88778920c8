import { z } from "zod";
import { loadCalledModules } from "../../../src/catalog/api/called-modules.ts";
import type { ServiceEntry } from "../../../src/catalog/api/site-files.ts";
import { getServiceId } from "../../../src/catalog/connections/connections.ts";
import type { ParsedHcl } from "../../../src/catalog/hcl/parse-hcl.ts";
import { readJsonBlocks } from "../../../src/catalog/read/blocks/json-blocks.ts";
import type { KnownModules } from "../../../src/catalog/usage/find-module.ts";
import { checkRepository } from "../../../src/catalog/usage/repository/check-repository.ts";
import type { CodeEdit } from "../../../src/catalog/usage/repository/code-edits.ts";
import {
  describeUnchecked,
  describeUnreadInputs,
} from "../../../src/catalog/usage/repository/unchecked-calls.ts";
import { getCalledAddresses } from "../../../src/catalog/usage/sources/called-services.ts";
import {
  getNesting,
  getPastedName,
  maxNesting,
} from "../../../src/catalog/usage/sources/select-files.ts";
import { formatCount } from "../../../src/model/text/format-count.ts";
import { formatPart, listSome, RequestError } from "../response.ts";
import { isNewestVersion, resolveVersion } from "./resolve-version.ts";
import { defineTool, partNumber, versionName } from "./tool.ts";

const maxCodeLength = 100_000;

export const checkCodeTool = defineTool({
  name: "check_code",
  title: "Check Terraform or Terragrunt code",
  description:
    "Checks `module` blocks and Terragrunt units against the interface of the version that they pin, or that `to` names: unknown and missing inputs, wrong types, outputs that do not exist.",
  schema: z.strictObject({
    code: z
      .string()
      .min(1)
      .max(maxCodeLength)
      .transform(withoutFences)
      .describe("Text of a `.tf` or `.tf.json` file, a `terragrunt.hcl`, or a stack"),
    to: versionName.optional().describe("Check against this version instead of the pinned one"),
    part: partNumber,
  }),
  async run({ code, to, part }, { site, signal }) {
    if (getNesting(code) > maxNesting) {
      throw new RequestError(
        `the code nests brackets more than ${maxNesting} deep; send a smaller part`,
      );
    }
    const path = `/${getPastedName(code)}`;
    // Imported on demand, because it slows down the start.
    const { getHclParser } = await import("../../../src/catalog/hcl/load-parser.ts");
    const parseHcl = await getHclParser();
    signal.throwIfAborted();
    let parsed: ParsedHcl | undefined;
    const check = (modules: KnownModules, version?: string) =>
      checkRepository(
        { paths: [path], read: (file) => (file === path ? code : undefined) },
        {
          // The check runs twice on the same file.
          parse(text, options) {
            parsed ??= parseHcl(text, options);
            return parsed;
          },
          readJson: readJsonBlocks,
          modules,
          to: version,
        },
      );
    const { modules, called } = await loadCalledModules(getCalledAddresses(check), site, signal);
    const isNewest = to !== undefined && isNewestVersion(to);
    const version = isNewest
      ? getNewestVersion(called)
      : to && (await resolveVersion(site, to, { signal }));
    const result = check(modules, version);
    if (result.upgradedRepositories.length > 1) {
      throw new RequestError(
        `the code calls modules of several repositories with a version ${version}: ${result.upgradedRepositories.join(", ")}; check the modules of one repository at a time`,
      );
    }
    const addresses = called.map(({ page }) => page);
    const pages = addresses.length > 0 ? ` Pages: ${listSome(addresses, 8)}.` : "";
    const unchecked = describeUnchecked(result.uncheckedReasons);
    if (result.checked + result.unchecked === 0 && result.findings.length === 0) {
      return "The code contains no `module` block, unit, or stack to check.";
    }
    const lines = result.findings.map(
      ({ line, column, severity, message, hint, edit }) =>
        `- ${line}:${column} ${severity}: ${message}${hint ? `; ${hint}` : ""}${edit ? ` (${getFix(edit)})` : ""}`,
    );
    const against = version === undefined ? "the pinned versions" : version;
    const counts = [
      `${formatCount(result.checked, "module call")} checked against ${against}`,
      `${result.unchecked} not checked${unchecked.length > 0 ? ` (${unchecked.join(", ")})` : ""}`,
      formatCount(lines.length, "finding"),
    ];
    const unread = describeUnreadInputs(result).map((text) => ` ${text}.`);
    const head = `${counts.join(", ")}.${unread.join("")}${pages}`;
    return formatPart({ head, lines, part, hint: "Or fix these first, then check again." });
  },
});

/** The newest version of all called modules; undefined if the code calls none. */
function getNewestVersion(called: readonly ServiceEntry[]): string | undefined {
  const [first, ...others] = new Set(called.map(({ version }) => version));
  if (others.length === 0) return first;
  const newest = called.map((service) => `\`${getServiceId(service)}\` ${service.version}`);
  throw new RequestError(
    `check the modules of one version at a time; their newest versions differ: ${listSome(newest)}`,
  );
}

/** Keeps the lines of the code, so that positions are right. */
function withoutFences(code: string): string {
  return /^\s*```/.test(code) ? code.replace(/^[ \t]*```.*$/gm, "") : code;
}

function getFix({ text }: CodeEdit): string {
  const code = text.trim();
  return code === "" ? "remove it, or set what replaces it" : `write \`${code}\``;
}
