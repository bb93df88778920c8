import type { JsonValue } from "../../../model/reference/module.ts";
import { type Hcl1Item, type Hcl1Value, parseHcl1 } from "../../hcl/hcl1/parse-hcl1.ts";
import { catalogRules } from "../../rules.ts";
import { type Finding, findingAt } from "../finding.ts";
import type { ModuleFile } from "../read-file.ts";
import type { Attribute, Block, FileBlocks } from "./block.ts";

/** The rules that HCL 2 adds: about syntax, and about `${` in texts that are not computed. */
const rulesOfHcl2 = new Set(["invalid-hcl", "not-constant", "default-not-constant"]);

/**
 * Reads a file as HCL 1 that is not valid HCL 2, as terraform-docs does, and with it the other files
 * of its module. Returns null where HCL 1 is of no use. `findings` are those of HCL 2.
 */
export function readAsHcl1(file: ModuleFile, findings: readonly Finding[]): FileBlocks | null {
  const first = findings.find(({ rule }) => rulesOfHcl2.has(rule));
  const blocks = first || file.outdated ? readHcl1Blocks(file.text) : null;
  if (!blocks) return null;
  // No version of Terraform computes defaults.
  const kept = findings.filter(({ rule }) => rule === "default-not-constant");
  if (!first || kept.includes(first)) return { blocks, findings: kept };
  return { blocks, findings: [findingAt(catalogRules["outdated-hcl"], first.offset, {}), ...kept] };
}

/** Reads the blocks of a file in HCL 1; null where it is not valid HCL 1. */
export function readHcl1Blocks(source: string): Block[] | null {
  return parseHcl1(source)?.flatMap((item) => readBlock(item, source)) ?? null;
}

function readBlock({ keys: [kind = "", ...labels], start, value }: Hcl1Item, source: string) {
  if (value.content.kind !== "object") return [];
  const attributes = value.content.items.flatMap((item) => readAttribute(item, source));
  const block: Block = {
    kind,
    labels,
    start,
    end: value.end,
    attributes: new Map(attributes.map((attribute) => [attribute.name, attribute])),
    blocks: [],
  };
  return [block];
}

/** `default { … }` is an attribute too. Blocks with a label are not needed. */
function readAttribute({ keys: [name = "", label], value }: Hcl1Item, source: string): Attribute[] {
  if (label !== undefined) return [];
  return [
    {
      name,
      text: source.slice(value.start, value.end),
      value: { known: true, value: jsonOf(value) },
      expression: null,
      offset: value.start,
    },
  ];
}

function jsonOf({ content }: Hcl1Value): JsonValue {
  if (content.kind === "literal") return content.value;
  if (content.kind === "list") return content.values.map(jsonOf);
  return Object.fromEntries(
    content.items.map(({ keys: [key = ""], value }) => [key, jsonInMap(value)]),
  );
}

/** In HCL 1 a map in a map is a list of one map; terraform-docs shows it so too. */
function jsonInMap(value: Hcl1Value): JsonValue {
  return value.content.kind === "object" ? [jsonOf(value)] : jsonOf(value);
}
