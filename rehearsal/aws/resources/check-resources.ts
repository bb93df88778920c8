import type { Attribute, Block as CodeBlock } from "../../../src/catalog/read/blocks/block.ts";
import { excerptMark } from "../../../src/catalog/usage/parse-calls.ts";
import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import { findNearest } from "../../../src/model/diagnostics/nearest.ts";
import { getPosition } from "../../../src/model/text/positions.ts";
import { isExcerpt } from "../../formats/format-helpers.ts";
import { type Block, getLocationInBlock } from "../../guide/guide.ts";
import { diagnose } from "../../lint-rules.ts";
import type { ReadCode } from "../../simulator/iac/read-code.ts";
import { resourceRules } from "./resource-rules.ts";
import resources from "./resources.json" with { type: "json" };

/** Arguments by name; `!` marks one that is required. Zero is a value, or a block with any content. */
interface Arguments {
  readonly [name: string]: Arguments | 0;
}

const groups = {
  resource: { names: new Set(resources.resources.split(" ")), definitions: resources.resource },
  data: { names: new Set(resources.dataSources.split(" ")), definitions: resources.data },
} as const;

/** Arguments of every resource, but not of its blocks. */
const metaArguments: ReadonlySet<string> = new Set([
  "connection",
  "count",
  "depends_on",
  "for_each",
  "lifecycle",
  "provider",
  "provisioner",
]);

/** Checks the resources and data sources of the AWS provider in a block of code. */
export function checkResources(block: Block, readCode: ReadCode): Diagnostic[] {
  const { code } = block;
  if (!/^\s*(?:resource|data)\s+"aws_/m.test(code)) return [];
  const getLocation = (offset: number) => getLocationInBlock(block, getPosition(code, offset));
  return readCode(code).blocks.flatMap((found) => {
    const { kind, labels, start, end } = found;
    const [type = ""] = labels;
    if ((kind !== "resource" && kind !== "data") || !type.startsWith("aws_")) return [];
    const { names, definitions } = groups[kind];
    const shortName = type.slice("aws_".length);
    if (!names.has(shortName)) {
      const nearest = findNearest(shortName, names);
      const values = { kind, type, suggestion: nearest && `aws_${nearest}` };
      return [diagnose(resourceRules["unknown-aws-resource"], getLocation(start), values)];
    }
    const definition = new Map<string, Arguments>(Object.entries(definitions)).get(type);
    if (!definition) {
      return [diagnose(resourceRules["missing-aws-resource"], getLocation(start), { type })];
    }
    const isPartial = isExcerpt(block.title) || excerptMark.test(code.slice(start, end));
    const isArgument = (name: string) => !metaArguments.has(name);
    const body = {
      start,
      attributes: new Map([...found.attributes].filter(([name]) => isArgument(name))),
      blocks: found.blocks.filter((inner) => isArgument(inner.kind)),
    };
    return checkBody(body, definition, type).flatMap((problem) =>
      problem.kind === "missing"
        ? isPartial
          ? []
          : [
              diagnose(resourceRules["missing-aws-argument"], getLocation(problem.offset), {
                of: problem.of,
                names: problem.names,
              }),
            ]
        : [
            diagnose(resourceRules["unknown-aws-argument"], getLocation(problem.offset), {
              of: problem.of,
              name: problem.name,
              suggestion: problem.suggestion,
            }),
          ],
    );
  });
}

type Problem =
  | { kind: "unknown"; of: string; name: string; suggestion: string | undefined; offset: number }
  | { kind: "missing"; of: string; names: string[]; offset: number };

function checkBody(
  { attributes, blocks, start }: Pick<CodeBlock, "attributes" | "blocks" | "start">,
  definition: Arguments,
  of: string,
): Problem[] {
  const known = new Map(
    Object.entries(definition).map(([key, value]) => [key.replace("!", ""), value]),
  );
  const given: { name: string; offset: number; block?: CodeBlock }[] = [
    ...[...attributes.values()].map(({ name, offset }: Attribute) => ({ name, offset })),
    ...blocks.map((block) => ({ ...getBlockContent(block), offset: block.start })),
  ];
  const missing = Object.keys(definition)
    .filter((key) => key.endsWith("!"))
    .map((key) => key.slice(0, -1))
    .filter((name) => !given.some((argument) => argument.name === name));
  return [
    ...(missing.length > 0
      ? [{ kind: "missing" as const, of, names: missing, offset: start }]
      : []),
    ...given.flatMap(({ name, offset, block }): Problem[] => {
      const inner = known.get(name);
      if (inner === undefined) {
        return [{ kind: "unknown", of, name, suggestion: findNearest(name, known.keys()), offset }];
      }
      return block && inner !== 0 ? checkBody(block, inner, name) : [];
    }),
  ];
}

/** A `dynamic` block writes blocks with the name of its label. */
function getBlockContent(block: CodeBlock): { name: string; block?: CodeBlock } {
  if (block.kind !== "dynamic") return { name: block.kind, block };
  const content = block.blocks.find(({ kind }) => kind === "content");
  return { name: block.labels[0] ?? "", ...(content && { block: content }) };
}
