import { didYouMean } from "../../model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../model/diagnostics/rule.ts";

const file = "catalog/connections.json";

function example(row: string, outputs = '"networking/vpc": { "vpc_id": "string" }'): string {
  return `{\n  "outputs": { ${outputs} },\n  "connections": [\n    ${row}\n  ]\n}`;
}

export const connectionRules = defineRules({
  "former-connections-file": rule({
    message: () => "this file is no longer read: its new name is `connections.json`",
    hint: () => "rename it, and its list `feeds` to `connections`",
    documentation:
      "Connections between services were in `catalog/feeds.json` before. Without the new name, pages have no connections.",
    example: { file: "catalog/feeds.json", source: '{ "feeds": [] }', values: {} },
  }),
  "unknown-connected-service": rule<{ service: string; suggestion?: string | undefined }>({
    message: ({ service }) => `the catalog has no service \`${service}\``,
    hint: ({ suggestion }) =>
      didYouMean(suggestion) ?? "write `category/name`, the folder of the service",
    documentation:
      "`catalog/connections.json` names services by their folders below `catalog/`: category, slash, name. A service that was renamed needs its new name in every row.",
    example: {
      file,
      source: example(
        '{ "from": "networking/vcp", "output": "vpc_id", "to": "security/bastion", "input": "vpc_id", "reason": "The bastion runs in this VPC." }',
      ),
      values: { service: "networking/vcp", suggestion: "networking/vpc" },
    },
  }),
  "unknown-connected-entry": rule<{
    kind: "input" | "output" | "attribute";
    service: string;
    name: string;
    suggestion?: string | undefined;
  }>({
    message: ({ kind, service, name }) => `\`${service}\` has no ${kind} \`${name}\``,
    hint: ({ suggestion, kind }) =>
      didYouMean(suggestion) ?? `see the ${kind}s on the page of the service`,
    documentation:
      "A row of `catalog/connections.json` leads from an output of a service to an input of another one, or with dots to an attribute of an input whose type is an object. Both must exist at the version of the catalog, so update the row if a new version renames one of them.",
    example: {
      file,
      source: example(
        '{ "from": "networking/vpc", "output": "vpc_ids", "to": "security/bastion", "input": "vpc_id", "reason": "The bastion runs in this VPC." }',
      ),
      values: { kind: "output", service: "networking/vpc", name: "vpc_ids", suggestion: "vpc_id" },
    },
  }),
  "unknown-output-type": rule<{ output: string; text: string | undefined }>({
    message: ({ output, text }) =>
      text === undefined
        ? `the type of the output \`${output}\` is not declared`
        : `\`${text}\` is not a type`,
    hint: ({ output, text }) =>
      text === undefined
        ? `add \`"${output}": "string"\`, or its other type, to \`outputs\``
        : "write it as in Terraform, such as `string` or `list(string)`",
    documentation:
      "Terraform has no types for outputs, so `outputs` in `catalog/connections.json` names the type of each connected output. With it the build checks that the input accepts the value.",
    example: {
      file,
      source: example(
        '{ "from": "networking/vpc", "output": "vpc_arn", "to": "security/bastion", "input": "vpc_id", "reason": "The bastion runs in this VPC." }',
      ),
      values: { output: "vpc_arn", text: undefined },
    },
  }),
  "connection-type-mismatch": rule<{
    output: string;
    outputType: string;
    input: string;
    inputType: string;
  }>({
    message: ({ output, outputType, input, inputType }) =>
      `the output \`${output}\` (\`${outputType}\`) does not fit the input \`${input}\` (\`${inputType}\`)`,
    hint: () => "use another output, or correct the type in `outputs`",
    documentation:
      "An input can take the whole value of an output, the value as an item of a list, one value of a list or map, or all values of a map as a list.",
    example: {
      file,
      source: example(
        '{ "from": "networking/vpc", "output": "vpc_id", "to": "security/bastion", "input": "tags", "reason": "The bastion runs in this VPC." }',
      ),
      values: {
        output: "vpc_id",
        outputType: "string",
        input: "tags",
        inputType: "map(string)",
      },
    },
  }),
  "connection-keys": rule<{ output: string; isNeeded: boolean }>({
    message: ({ output, isNeeded }) =>
      isNeeded
        ? `\`keys\` is missing: the row uses one value of \`${output}\``
        : `\`keys\` has no effect: the row uses all of \`${output}\``,
    hint: ({ isNeeded }) =>
      isNeeded ? 'add an example of each key: `"keys": ["example.com"]`' : "leave `keys` out",
    documentation:
      "If an input takes one value of a map, `keys` contains an example key for each level of nesting, which readers see in brackets. Other rows have no `keys`.",
    example: {
      file,
      source: example(
        '{ "from": "networking/dns", "output": "zone_ids", "to": "security/bastion", "input": "zone_id", "reason": "The record of the bastion is in this zone." }',
        '"networking/dns": { "zone_ids": "map(string)" }',
      ),
      values: { output: "zone_ids", isNeeded: true },
    },
  }),
  "duplicate-connection": rule<{ output: string; input: string; line: number }>({
    message: ({ output, input, line }) =>
      `\`${output}\` is already connected to \`${input}\` in line ${line}`,
    hint: () => "merge the two rows",
    documentation:
      "Each pair of an output and an input is in `catalog/connections.json` once, with one reason for readers.",
    example: {
      file,
      source: example(
        [1, 2]
          .map(
            () =>
              '{ "from": "networking/vpc", "output": "vpc_id", "to": "security/bastion", "input": "vpc_id", "reason": "The bastion runs in this VPC." }',
          )
          .join(",\n    "),
      ),
      values: { output: "vpc_id", input: "vpc_id", line: 4 },
    },
  }),
});
