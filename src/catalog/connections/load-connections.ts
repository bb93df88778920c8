import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { nearest } from "../../model/diagnostics/nearest.ts";
import {
  diagnose,
  type Rule,
  type SourceLocation,
  wholeFile,
} from "../../model/diagnostics/rule.ts";
import type { Connection } from "../../model/reference/connection.ts";
import type { TypeNode } from "../../model/reference/module.ts";
import { positionOfJsonPath } from "../../model/text/json-text.ts";
import { parseCanonicalType } from "../history/parse-canonical-type.ts";
import { readJsonFile } from "../read-json-file.ts";
import { catalogFolder } from "../service/read-service.ts";
import type { Service } from "../service/service.ts";
import { canonicalType, showType } from "../types/canonical-type.ts";
import { connectionRules } from "./connection-rules.ts";
import { matchTypes, serviceId } from "./connections.ts";

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

export interface LoadedConnections {
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
  const locationOf = (keys: Path): SourceLocation => ({
    file,
    ...positionOfJsonPath(text, keys),
  });
  return checkConnections(value, { services, locationOf });
}

type Path = readonly (string | number)[];

interface CheckOptions {
  services: readonly Service[];
  locationOf(path: Path): SourceLocation;
}

function checkConnections(
  file: ConnectionsFile,
  { services, locationOf }: CheckOptions,
): LoadedConnections {
  const diagnostics: Diagnostic[] = [];
  const known = new Map(services.map((service) => [serviceId(service), service]));
  const add = <V extends object>(rule: Rule<V>, path: Path, values: NoInfer<V>) => {
    diagnostics.push(diagnose(rule, locationOf(path), values));
  };
  for (const [service, types] of Object.entries(file.outputs)) {
    const found = find(service, ["outputs", service]);
    for (const [name, text] of found ? Object.entries(types) : []) {
      const path = ["outputs", service, name];
      if (!outputNames(found).includes(name)) unknownOutput(found, name, path);
      if (isUnknown(parseCanonicalType(text))) {
        add(connectionRules["unknown-output-type"], path, { output: name, text });
      }
    }
  }
  const firstRows = new Map<string, number>();
  const connections = file.connections.flatMap((row, index): Connection[] => {
    const before = diagnostics.length;
    const connection = checkRow(row, index);
    return connection && diagnostics.length === before ? [connection] : [];
  });
  return { connections, diagnostics };

  function find(id: string, path: Path): Service | undefined {
    const service = known.get(id);
    const near = nearest(id, known.keys());
    if (!service) add(connectionRules["unknown-connected-service"], path, { service: id, near });
    return service;
  }

  function unknownOutput(service: Service | undefined, name: string, path: Path): void {
    if (!service) return;
    const near = nearest(name, outputNames(service));
    const values = { kind: "output" as const, service: serviceId(service), name, near };
    add(connectionRules["unknown-connected-entry"], path, values);
  }

  function checkRow(row: Row, index: number): Connection | undefined {
    const { from, output, to, input } = row;
    const at = (key: keyof Row) => ["connections", index, key];
    const pair = JSON.stringify([from, output, to, input]);
    const first = firstRows.get(pair);
    if (first !== undefined) {
      const { line } = locationOf(["connections", first]);
      add(connectionRules["duplicate-connection"], ["connections", index], { output, input, line });
      return undefined;
    }
    firstRows.set(pair, index);
    const [source, target] = [find(from, at("from")), find(to, at("to"))];
    const outputType = source && typeOfOutput(source, output, at("output"));
    const inputType = target && typeOfInput(target, input, at("input"));
    return outputType && inputType && checkTypes(row, index, { outputType, inputType });
  }

  function typeOfOutput(service: Service, dottedName: string, path: Path): TypeNode | undefined {
    const [name = "", ...attributes] = dottedName.split(".");
    if (!outputNames(service).includes(name)) {
      unknownOutput(service, name, path);
      return undefined;
    }
    const text = file.outputs[serviceId(service)]?.[name];
    if (text === undefined) {
      add(connectionRules["unknown-output-type"], path, { output: name, text });
      return undefined;
    }
    const type = parseCanonicalType(text);
    return isUnknown(type) ? undefined : typeAt(type, attributes, { service, dottedName, path });
  }

  function typeOfInput(service: Service, dottedName: string, path: Path): TypeNode | undefined {
    const [name = "", ...attributes] = dottedName.split(".");
    const { inputs } = service.module;
    const input = inputs.find((one) => one.name === name);
    if (input) return typeAt(input.typeTree, attributes, { service, dottedName, path });
    const names = inputs.map((one) => one.name);
    const values = { kind: "input" as const, service: serviceId(service), name };
    add(connectionRules["unknown-connected-entry"], path, {
      ...values,
      near: nearest(name, names),
    });
    return undefined;
  }

  function typeAt(
    type: TypeNode,
    [name, ...rest]: readonly string[],
    origin: { service: Service; dottedName: string; path: Path },
  ): TypeNode | undefined {
    if (name === undefined || (type.kind === "primitive" && type.name === "any")) return type;
    const isEach = name === "*";
    if (type.kind === "collection" && (isEach || type.name === "map")) {
      return typeAt(type.of, rest, origin);
    }
    const attributes = type.kind === "object" ? type.attributes : [];
    const attribute = attributes.find((one) => one.name === name);
    if (attribute) return typeAt(attribute.type, rest, origin);
    const { service, dottedName, path } = origin;
    const names = attributes.map((one) => one.name);
    const values = { kind: "attribute" as const, service: serviceId(service), name: dottedName };
    add(connectionRules["unknown-connected-entry"], path, {
      ...values,
      near: nearest(name, names),
    });
    return undefined;
  }

  function checkTypes(
    { from, output, to, input, keys, reason }: Row,
    index: number,
    { outputType, inputType }: Record<"outputType" | "inputType", TypeNode>,
  ): Connection | undefined {
    const found = matchTypes(outputType, inputType);
    const types = { outputType: canonicalType(outputType), inputType: showType(inputType) };
    if (!found) {
      const values = { output, input, ...types };
      add(connectionRules["connection-type-mismatch"], ["connections", index, "input"], values);
      return undefined;
    }
    const { form, containers } = found;
    const isNeeded = containers.includes("map");
    if (isNeeded ? keys?.length !== containers.length : keys !== undefined) {
      const path = ["connections", index, keys ? "keys" : "output"];
      add(connectionRules["connection-keys"], path, { output, isNeeded });
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
}

function outputNames(service: Service | undefined): string[] {
  return service?.module.outputs.map(({ name }) => name) ?? [];
}

function isUnknown(type: TypeNode): boolean {
  if (type.kind === "collection") return isUnknown(type.of);
  if (type.kind === "tuple") return type.of.some(isUnknown);
  if (type.kind === "object") return type.attributes.some((one) => isUnknown(one.type));
  return type.kind === "unknown";
}
