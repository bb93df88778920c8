import type { JsonValue } from "../../../model/reference/module.ts";
import { type Hcl1Item, type Hcl1Value, parseHcl1 } from "../../hcl/hcl1/parse-hcl1.ts";
import type { Attribute, Block } from "./block.ts";

/** The blocks of a file in HCL 1; null where it is none. */
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

/** `default { … }` is an attribute too; what has a label is a block that nobody asks for. */
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

/** A map in a map is a list of one map there: so Terraform had it then, and terraform-docs has. */
function jsonInMap(value: Hcl1Value): JsonValue {
  return value.content.kind === "object" ? [jsonOf(value)] : jsonOf(value);
}
