import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import { nearest } from "../../../src/model/diagnostics/nearest.ts";
import type { SourceLocation } from "../../../src/model/diagnostics/rule.ts";
import { diagnose } from "../../lint-rules.ts";
import {
  findObjects,
  getLocation,
  hasOmissions,
  isObject,
  isPart,
  type Locate,
} from "../format-helpers.ts";
import { hclRules } from "./hcl-rules.ts";

export function isPacker(title: string | null, code: string): boolean {
  return /\.pkr\.hcl\b/.test(title ?? "") || /^source "[\w-]+" "[\w-]+" \{/m.test(code);
}

/** Required arguments of `amazon-ebs`, each with alternatives. */
const needed: readonly (readonly string[])[] = [
  ["ami_name"],
  ["instance_type", "spot_instance_types"],
  ["source_ami", "source_ami_filter"],
  ["ssh_username", "communicator"],
];

const resourceIdPattern = /^(?:subnet|vpc|sg)-[0-9a-f]{8,}$/;

export function checkPacker(
  value: unknown,
  { code, title }: { code: string; title: string | null },
  locate: Locate,
): Diagnostic[] {
  if (!isObject(value)) return [];
  const find = (text: string): SourceLocation =>
    getLocation(code, Math.max(code.indexOf(text), 0), locate);
  const sources = getSources(value);
  const diagnostics = [...checkBuilds(value, sources, find), ...checkLiterals(value, find)];
  if (hasOmissions(code) || isPart(title)) return diagnostics;
  // Variables may be in another file of the folder.
  if (sources.size === 0 && value.build === undefined) return diagnostics;
  for (const block of ["packer", "source", "build"]) {
    if (value[block] !== undefined) continue;
    diagnostics.push(diagnose(hclRules["packer-missing-block"], locate(1, 1), { block }));
  }
  return [
    ...diagnostics,
    ...checkSources(sources, find),
    ...checkOpenSsh(sources, find),
    ...checkPlugins(value, sources, find),
  ];
}

type Find = (text: string) => SourceLocation;

function getSources(value: Record<string, unknown>): Map<string, Record<string, unknown>> {
  const sources = new Map<string, Record<string, unknown>>();
  for (const [type, namedSources] of Object.entries(isObject(value.source) ? value.source : {})) {
    for (const [name, bodies] of Object.entries(isObject(namedSources) ? namedSources : {})) {
      const body: unknown = Array.isArray(bodies) ? bodies[0] : bodies;
      sources.set(`source.${type}.${name}`, isObject(body) ? body : {});
    }
  }
  return sources;
}

function checkBuilds(
  value: Record<string, unknown>,
  sources: ReadonlyMap<string, unknown>,
  find: Find,
): Diagnostic[] {
  if (sources.size === 0) return [];
  return [...findObjects(value.build)].flatMap(({ value: build }) => {
    const used: unknown[] = Array.isArray(build.sources) ? build.sources : [];
    return used.flatMap((value) => {
      const source = String(value);
      if (sources.has(source) || source.startsWith("${")) return [];
      const suggestion = nearest(source, sources.keys());
      return [diagnose(hclRules["packer-unknown-source"], find(source), { source, suggestion })];
    });
  });
}

function checkSources(
  sources: ReadonlyMap<string, Record<string, unknown>>,
  find: Find,
): Diagnostic[] {
  return [...sources].flatMap(([source, body]) => {
    if (!source.startsWith("source.amazon-ebs.")) return [];
    return needed.flatMap((names) => {
      if (names.some((name) => body[name] !== undefined)) return [];
      const values = { source, argument: names[0] ?? "" };
      return [diagnose(hclRules["packer-missing-argument"], find('source "amazon-ebs"'), values)];
    });
  });
}

/** Arguments of `amazon-ebs` without which the temporary security group allows every address. */
const limitsSsh = [
  "security_group_id",
  "security_group_ids",
  "security_group_filter",
  "ssh_interface",
  "temporary_security_group_source_cidrs",
  "temporary_security_group_source_public_ip",
];

function checkOpenSsh(
  sources: ReadonlyMap<string, Record<string, unknown>>,
  find: Find,
): Diagnostic[] {
  return [...sources].flatMap(([source, body]) => {
    if (!source.startsWith("source.amazon-ebs.")) return [];
    if (limitsSsh.some((name) => body[name] !== undefined)) return [];
    return [diagnose(hclRules["packer-open-ssh"], find('source "amazon-ebs"'), { source })];
  });
}

function checkPlugins(
  value: Record<string, unknown>,
  sources: ReadonlyMap<string, unknown>,
  find: Find,
): Diagnostic[] {
  if (value.packer === undefined) return [];
  const plugins = [...findObjects(value.packer)].find(
    ({ path }) => path.at(-1) === "required_plugins",
  );
  const required = plugins?.value ?? {};
  const diagnostics: Diagnostic[] = [];
  const report = (plugin: string, reason: string) => {
    diagnostics.push(
      diagnose(hclRules["packer-plugin"], find("required_plugins"), { plugin, reason }),
    );
  };
  for (const [plugin, settings] of Object.entries(required)) {
    if (!isObject(settings)) continue;
    for (const name of ["source", "version"]) {
      if (settings[name] === undefined) report(plugin, `has no \`${name}\``);
    }
  }
  for (const source of sources.keys()) {
    const plugin = source.split(".")[1]?.split("-")[0] ?? "";
    if (required[plugin] === undefined) report(plugin, "is not required");
  }
  return diagnostics;
}

function checkLiterals(value: Record<string, unknown>, find: Find): Diagnostic[] {
  return [...findObjects(value.source)].flatMap(({ value: body }) =>
    Object.entries(body).flatMap(([argument, id]) =>
      typeof id === "string" && resourceIdPattern.test(id)
        ? [diagnose(hclRules["packer-literal-id"], find(id), { argument, id })]
        : [],
    ),
  );
}
