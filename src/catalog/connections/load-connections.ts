import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { findNearest } from "../../model/diagnostics/nearest.ts";
import {
  diagnose,
  type Rule,
  type SourceLocation,
  wholeFile,
} from "../../model/diagnostics/rule.ts";
import type { Connection } from "../../model/reference/connection.ts";
import type { TypeNode } from "../../model/reference/module.ts";
import { findJsonPathPosition } from "../../model/text/json-text.ts";
import { parseCanonicalType } from "../history/parse-canonical-type.ts";
import { readJsonFile } from "../read-json-file.ts";
import { catalogFolder } from "../service/read-service.ts";
import type { Service } from "../service/service.ts";
import { showType, toCanonicalType } from "../types/canonical-type.ts";
import { connectionRules } from "./connection-rules.ts";
import { getServiceId, matchTypes } from "./connections.ts";

const connectionsFile = "connections.json";

const rowSchema = v.strictObject({
  from: v.string(),
  /** Attributes or map keys follow, separated by dots. */
  output: v.string(),
  to: v.string(),
  /** Attributes follow, separated by dots. */
  input: v.string(),
  /** Example keys of the maps that contain the value, if the input takes one value. */
  keys: v.optional(v.array(v.string())),
  reason: v.string(),
});

const connectionsSchema = v.strictObject({
  outputs: v.record(v.string(), v.record(v.string(), v.string())),
  /** The usual source of an input comes first. */
  connections: v.array(rowSchema),
});

type ConnectionsFile = v.InferOutput<typeof connectionsSchema>;
type Row = ConnectionsFile["connections"][number];

interface LoadedConnections {
  connections: Connection[];
  diagnostics: Diagnostic[];
}

export function loadConnections(siteDir: string, services: readonly Service[]): LoadedConnections {
  const path = join(siteDir, catalogFolder, connectionsFile);
  const formerFile = `${catalogFolder}/feeds.json`;
  if (!existsSync(path)) {
    const isFormer = existsSync(join(siteDir, formerFile));
    const rule = connectionRules["former-connections-file"];
    return {
      connections: [],
      diagnostics: isFormer ? [diagnose(rule, wholeFile(formerFile), {})] : [],
    };
  }
  const file = `${catalogFolder}/${connectionsFile}`;
  const text = readFileSync(path, "utf8");
  const { value, diagnostics } = readJsonFile(connectionsSchema, text, file);
  if (!value) return { connections: [], diagnostics };
  const getLocation = (keys: Path): SourceLocation => ({
    file,
    ...findJsonPathPosition(text, keys),
  });
  return readConnections(value, { services, getLocation });
}

type Path = readonly (string | number)[];

interface ReadContext {
  outputs: ConnectionsFile["outputs"];
  services: ReadonlyMap<string, Service>;
  getLocation(path: Path): SourceLocation;
  report<V extends object>(rule: Rule<V>, path: Path, values: NoInfer<V>): void;
}

function readConnections(
  { outputs, connections: rows }: ConnectionsFile,
  {
    services,
    getLocation,
  }: { services: readonly Service[]; getLocation(path: Path): SourceLocation },
): LoadedConnections {
  const diagnostics: Diagnostic[] = [];
  const context: ReadContext = {
    outputs,
    services: new Map(services.map((service) => [getServiceId(service), service])),
    getLocation,
    report: (rule, path, values) => diagnostics.push(diagnose(rule, getLocation(path), values)),
  };
  checkOutputTypes(context);
  const firstRows = new Map<string, number>();
  const connections = rows.flatMap((row, index): Connection[] => {
    const before = diagnostics.length;
    const connection = readRow(row, index, { context, firstRows });
    return connection && diagnostics.length === before ? [connection] : [];
  });
  return { connections, diagnostics };
}

function checkOutputTypes(context: ReadContext): void {
  for (const [id, types] of Object.entries(context.outputs)) {
    const service = findService(id, ["outputs", id], context);
    if (!service) continue;
    for (const [name, text] of Object.entries(types)) {
      const path = ["outputs", id, name];
      if (!getOutputNames(service).includes(name))
        reportUnknownOutput(service, name, path, context);
      if (isUnknown(parseCanonicalType(text))) {
        context.report(connectionRules["unknown-output-type"], path, { output: name, text });
      }
    }
  }
}

function readRow(
  row: Row,
  index: number,
  { context, firstRows }: { context: ReadContext; firstRows: Map<string, number> },
): Connection | undefined {
  const { from, output, to, input } = row;
  const getPath = (key: keyof Row) => ["connections", index, key];
  const pair = JSON.stringify([from, output, to, input]);
  const first = firstRows.get(pair);
  if (first !== undefined) {
    const { line } = context.getLocation(["connections", first]);
    const values = { output, input, line };
    context.report(connectionRules["duplicate-connection"], ["connections", index], values);
    return undefined;
  }
  firstRows.set(pair, index);
  const source = findService(from, getPath("from"), context);
  const target = findService(to, getPath("to"), context);
  const outputType = source && findOutputType(source, output, getPath("output"), context);
  const inputType = target && findInputType(target, input, getPath("input"), context);
  return (
    outputType && inputType && createConnection(row, index, { outputType, inputType, context })
  );
}

function findService(id: string, path: Path, context: ReadContext): Service | undefined {
  const service = context.services.get(id);
  if (!service) {
    const suggestion = findNearest(id, context.services.keys());
    context.report(connectionRules["unknown-connected-service"], path, { service: id, suggestion });
  }
  return service;
}

function reportUnknownOutput(
  service: Service,
  name: string,
  path: Path,
  { report }: ReadContext,
): void {
  report(connectionRules["unknown-connected-entry"], path, {
    kind: "output",
    service: getServiceId(service),
    name,
    suggestion: findNearest(name, getOutputNames(service)),
  });
}

function findOutputType(
  service: Service,
  dottedName: string,
  path: Path,
  context: ReadContext,
): TypeNode | undefined {
  const [name = "", ...attributes] = dottedName.split(".");
  if (!getOutputNames(service).includes(name)) {
    reportUnknownOutput(service, name, path, context);
    return undefined;
  }
  const text = context.outputs[getServiceId(service)]?.[name];
  if (text === undefined) {
    context.report(connectionRules["unknown-output-type"], path, { output: name, text });
    return undefined;
  }
  const type = parseCanonicalType(text);
  return isUnknown(type)
    ? undefined
    : getTypeAtPath(type, attributes, { service, dottedName, path, context });
}

function findInputType(
  service: Service,
  dottedName: string,
  path: Path,
  context: ReadContext,
): TypeNode | undefined {
  const [name = "", ...attributes] = dottedName.split(".");
  const { inputs } = service.module;
  const input = inputs.find((input) => input.name === name);
  if (input)
    return getTypeAtPath(input.typeTree, attributes, { service, dottedName, path, context });
  context.report(connectionRules["unknown-connected-entry"], path, {
    kind: "input",
    service: getServiceId(service),
    name,
    suggestion: findNearest(
      name,
      inputs.map((input) => input.name),
    ),
  });
  return undefined;
}

interface TypeOrigin {
  service: Service;
  dottedName: string;
  path: Path;
  context: ReadContext;
}

function getTypeAtPath(
  type: TypeNode,
  [name, ...rest]: readonly string[],
  origin: TypeOrigin,
): TypeNode | undefined {
  if (name === undefined || (type.kind === "primitive" && type.name === "any")) return type;
  const isEach = name === "*";
  if (type.kind === "collection" && (isEach || type.name === "map")) {
    return getTypeAtPath(type.of, rest, origin);
  }
  const attributes = type.kind === "object" ? type.attributes : [];
  const attribute = attributes.find((attribute) => attribute.name === name);
  if (attribute) return getTypeAtPath(attribute.type, rest, origin);
  const { service, dottedName, path, context } = origin;
  context.report(connectionRules["unknown-connected-entry"], path, {
    kind: "attribute",
    service: getServiceId(service),
    name: dottedName,
    suggestion: findNearest(
      name,
      attributes.map((attribute) => attribute.name),
    ),
  });
  return undefined;
}

function createConnection(
  { from, output, to, input, keys, reason }: Row,
  index: number,
  {
    outputType,
    inputType,
    context: { report },
  }: { outputType: TypeNode; inputType: TypeNode; context: ReadContext },
): Connection | undefined {
  const typeMatch = matchTypes(outputType, inputType);
  const types = { outputType: toCanonicalType(outputType), inputType: showType(inputType) };
  if (!typeMatch) {
    const values = { output, input, ...types };
    report(connectionRules["connection-type-mismatch"], ["connections", index, "input"], values);
    return undefined;
  }
  const { form, containers } = typeMatch;
  const isNeeded = containers.includes("map");
  if (isNeeded ? keys?.length !== containers.length : keys !== undefined) {
    const path = ["connections", index, keys ? "keys" : "output"];
    report(connectionRules["connection-keys"], path, { output, isNeeded });
  }
  return {
    from,
    output,
    to,
    input,
    ...types,
    form,
    keys: keys ?? containers.map(() => "0"),
    reason,
  };
}

function getOutputNames({ module }: Service): string[] {
  return module.outputs.map(({ name }) => name);
}

function isUnknown(type: TypeNode): boolean {
  if (type.kind === "collection") return isUnknown(type.of);
  if (type.kind === "tuple") return type.of.some(isUnknown);
  if (type.kind === "object") return type.attributes.some((attribute) => isUnknown(attribute.type));
  return type.kind === "unknown";
}
