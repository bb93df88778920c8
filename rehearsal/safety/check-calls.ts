import type { HclParser } from "../../src/catalog/hcl/parse-hcl.ts";
import type { ModuleInterface } from "../../src/catalog/history/history.ts";
import { parseCanonicalType } from "../../src/catalog/history/parse-canonical-type.ts";
import { isJsonObject } from "../../src/catalog/types/type-mismatch.ts";
import type { KnownModules } from "../../src/catalog/usage/find-module.ts";
import {
  type CallArgument,
  excerptMark,
  type ParsedCall,
  parseCode,
} from "../../src/catalog/usage/parse-calls.ts";
import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import { getPosition } from "../../src/model/text/positions.ts";
import { type Block, getLocationInBlock } from "../guide/guide.ts";
import { diagnose } from "../lint-rules.ts";
import type { DependentInput } from "./dependent-inputs.ts";
import { safetyRules } from "./safety-rules.ts";

export interface CallContext {
  parseHcl: HclParser;
  modules: KnownModules;
  /** Dependent inputs of each module of the catalog, by its folder. */
  dependentInputs: ReadonlyMap<string, readonly DependentInput[]>;
}

/** Checks values of calls that the module accepts, but that do not do what a reader expects. */
export function checkCalls(
  block: Block,
  { parseHcl, modules, dependentInputs }: CallContext,
): Diagnostic[] {
  if (block.language !== "hcl" || !/\bsource\s*=/.test(block.code)) return [];
  return parseCode(block.code, parseHcl).calls.flatMap((call) => {
    const found = call.address && modules.find(call.address);
    return [
      ...checkInputsWithoutEffect(call, block, dependentInputs.get(call.address?.path ?? "") ?? []),
      ...(found?.kind === "found"
        ? [
            ...checkEngineVersion(call, block, found.moduleInterface),
            ...checkObjectDefaults(call, block, found.moduleInterface),
          ]
        : []),
    ];
  });
}

function getLocation(block: Block, { offset }: CallArgument) {
  return getLocationInBlock(block, getPosition(block.code, offset));
}

/** Finds inputs that have no effect, because their switch is off in the same sample. */
function checkInputsWithoutEffect(
  call: ParsedCall,
  block: Block,
  inputs: readonly DependentInput[],
): Diagnostic[] {
  return inputs.flatMap((input) => {
    const argument = call.arguments.find(({ name }) => name === input.name);
    if (!argument || !isOff(input, call, block)) return [];
    return [diagnose(safetyRules["input-without-effect"], getLocation(block, argument), input)];
  });
}

/** False if the value of the switch is not known. */
function isOff(
  { switchName, neededValue, switchDefault }: DependentInput,
  call: ParsedCall,
  { code }: Block,
): boolean {
  const argument = call.arguments.find(({ name }) => name === switchName);
  if (argument) return argument.value.known && argument.value.value === !neededValue;
  return !isPartial(call, code) && switchDefault === !neededValue;
}

/** Whether the call may have more arguments. */
function isPartial(call: ParsedCall, code: string): boolean {
  return call.isPartial || excerptMark.test(code);
}

/** A full version number, which an automatic upgrade changes. MySQL and MariaDB have three parts. */
const minorVersions: readonly { engine: RegExp; version: RegExp }[] = [
  { engine: /postgres/, version: /^\d{2}\.\d+/ },
  { engine: /^(?:mysql|mariadb)$/, version: /^\d+\.\d+\.\d+/ },
  { engine: /^aurora-mysql$/, version: /mysql_aurora\.\d+\.\d+\.\d+/ },
];

/** AWS upgrades a database to a newer minor version, and the next apply asks for the old one. */
function checkEngineVersion(
  call: ParsedCall,
  block: Block,
  { inputs }: ModuleInterface,
): Diagnostic[] {
  const version = call.arguments.find(({ name }) => name === "engine_version");
  const engine = getText(call, "engine");
  const number = getText(call, "engine_version");
  const isMinor = minorVersions.some(
    ({ engine: names, version }) => names.test(engine) && version.test(number),
  );
  // AWS does not upgrade the members of a global database automatically.
  const isGlobal = call.arguments.some(({ name }) => name === "global_cluster_identifier");
  if (!version || !isMinor || isGlobal) return [];
  const upgrades = call.arguments.find(({ name }) => name === "auto_minor_version_upgrade");
  const isOn = upgrades
    ? upgrades.value.known && upgrades.value.value === true
    : !isPartial(call, block.code) && inputs.get("auto_minor_version_upgrade")?.default === true;
  if (!isOn) return [];
  const values = { version: number };
  return [diagnose(safetyRules["version-that-aws-upgrades"], getLocation(block, version), values)];
}

function getText(call: ParsedCall, name: string): string {
  const value = call.arguments.find((argument) => argument.name === name)?.value;
  return value?.known && typeof value.value === "string" ? value.value : "";
}

/** An object replaces the default of the input as a whole: what it leaves out becomes null. */
function checkObjectDefaults(
  call: ParsedCall,
  block: Block,
  { inputs }: ModuleInterface,
): Diagnostic[] {
  return call.arguments.flatMap((argument) => {
    const input = inputs.get(argument.name);
    const defaultValue = input?.default;
    if (!input || !argument.value.known || defaultValue === undefined) return [];
    const { value } = argument.value;
    const type = parseCanonicalType(input.type);
    if (type.kind !== "object" || !isJsonObject(value) || !isJsonObject(defaultValue)) return [];
    if (value.enabled === false) return [];
    const lost = type.attributes.filter(
      (attribute) =>
        attribute.optional &&
        attribute.default === null &&
        !Object.hasOwn(value, attribute.name) &&
        (defaultValue[attribute.name] ?? null) !== null,
    );
    if (lost.length === 0) return [];
    const values = { name: input.name, lost: lost.map(({ name }) => name) };
    return [diagnose(safetyRules["part-of-object"], getLocation(block, argument), values)];
  });
}
