import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import type { Block } from "../guide/guide.ts";
import { diagnose } from "../lint-rules.ts";
import { type CommandInBlock, getCommandLocation, getOption } from "./command-in-block.ts";
import { safetyRules } from "./safety-rules.ts";

interface OwnedList {
  option: string;
  /** The input of the root account baseline that is the complete list. */
  input: string;
}

/** Commands that add to a list that Terraform owns, so that its next apply removes the entry. */
const ownedLists: Readonly<Record<string, OwnedList>> = {
  "aws organizations enable-aws-service-access": {
    option: "--service-principal",
    input: "organizations_aws_service_access_principals",
  },
  "aws organizations enable-policy-type": {
    option: "--policy-type",
    input: "organizations_enabled_policy_types",
  },
};

/** Checks that code of the same page has the entry that a command adds. */
export function checkOwnedLists(found: CommandInBlock, blocks: readonly Block[]): Diagnostic[] {
  const list = ownedLists[found.words.slice(0, 3).join(" ")];
  const entry = list && getOption(found.words, list.option);
  if (!entry) return [];
  const isInCode = blocks.some(
    ({ language, code }) =>
      language === "hcl" && code.includes(list.input) && code.includes(`"${entry}"`),
  );
  if (isInCode) return [];
  const values = { entry, input: list.input };
  return [diagnose(safetyRules["list-owned-by-code"], getCommandLocation(found), values)];
}
