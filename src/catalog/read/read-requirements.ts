import { child, textOf } from "../hcl/syntax.ts";
import type { JsonValue, Module, RequiredProvider } from "../module.ts";
import { constantText } from "./blocks/attribute-value.ts";
import type { Attribute, Block } from "./blocks/block.ts";

/** Adds what a `terraform` block requires. */
export function readRequirements(module: Module, block: Block): void {
  const version = constantText(block.attributes.get("required_version"));
  if (version !== null) module.requiredVersions.push(version);
  for (const inner of block.blocks.filter(({ kind }) => kind === "required_providers")) {
    for (const attribute of inner.attributes.values()) {
      module.requiredProviders.push(readProvider(attribute));
    }
  }
}

/** Before Terraform 0.13 a provider's version was required where the provider is configured. */
export function readProviderVersion(module: Module, block: Block): void {
  const version = constantText(block.attributes.get("version"));
  if (version === null) return;
  module.requiredProviders.push({
    name: block.labels[0] ?? "",
    source: null,
    versions: [version],
  });
}

function readProvider(attribute: Attribute): RequiredProvider {
  const { name } = attribute;
  if (attribute.value.known) return fromValue(name, attribute.value.value);
  // `configuration_aliases` names providers, which makes the object as a whole not constant.
  const source = fieldText(attribute, "source");
  const version = fieldText(attribute, "version");
  return { name, source, versions: version === null ? [] : [version] };
}

function fromValue(name: string, value: JsonValue): RequiredProvider {
  if (typeof value === "string") return { name, source: null, versions: [value] };
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { name, source: null, versions: [] };
  }
  const { source, version } = value;
  return {
    name,
    source: typeof source === "string" ? source : null,
    versions: typeof version === "string" ? [version] : [],
  };
}

function fieldText({ expression }: Attribute, field: string): string | null {
  if (!expression) return null;
  const { source, node } = expression;
  const object = child(node, "collection_value")?.children[0];
  for (const element of object?.children ?? []) {
    const [key, value] = element.children.filter(({ type }) => type === "expression");
    if (!key || !value || textOf(source, key).replaceAll('"', "") !== field) continue;
    return textOf(source, value).replace(/^"|"$/g, "");
  }
  return null;
}
