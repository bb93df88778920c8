import type { JsonValue, TypeNode } from "../../model/reference/module.ts";
import { isOneExpression } from "../hcl/scan-hcl.ts";
import { keyText, listCode, objectCode, quoteHcl } from "../history/to-hcl.ts";
import { type Draft, isExpression, isMap, isObject, isOutputOf } from "./draft.ts";

export type DraftError = {
  path: string;
} & (
  | { kind: "not-a-number" | "not-hcl" | "key-missing" }
  | { kind: "key-twice"; name: string }
  | { kind: "attribute-missing"; name: string }
  | { kind: "invalid"; message: string }
);

interface ReadDraft {
  code: string;
  value: JsonValue | undefined;
  errors: DraftError[];
}

const numberText = /^-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

/** Converts a form field to HCL. `referenceCode` writes an output of another service. */
export function readDraft(
  draft: Draft,
  type: TypeNode,
  referenceCode: (reference: string, path: string) => string,
): ReadDraft {
  const errors: DraftError[] = [];
  const { code, value } = read(draft, type, "");
  return { code, value, errors };

  function read(inputDraft: Draft, of: TypeNode, path: string): Omit<ReadDraft, "errors"> {
    if (typeof inputDraft === "object" && isExpression(inputDraft))
      return readCode(inputDraft.x, path);
    if (typeof inputDraft === "object" && isOutputOf(inputDraft))
      return { code: referenceCode(inputDraft.f, path), value: undefined };
    switch (of.kind) {
      case "unknown":
        return readCode(String(inputDraft), path);
      case "primitive":
        return readPrimitive(inputDraft, of.name, path);
      case "tuple":
        return readList(Array.isArray(inputDraft) ? inputDraft : [], (index) => of.of[index], path);
      case "collection":
        if (of.name !== "map")
          return readList(Array.isArray(inputDraft) ? inputDraft : [], () => of.of, path);
        return readMap(isMap(inputDraft) ? inputDraft.m : [], of.of, path);
      case "object":
        return readObject(isObject(inputDraft) ? inputDraft.o : {}, of.attributes, path);
    }
  }

  function readPrimitive(
    inputDraft: Draft,
    name: "string" | "number" | "bool" | "any",
    path: string,
  ) {
    if (name === "any") return readCode(String(inputDraft), path);
    if (name === "bool") return { code: String(inputDraft === true), value: inputDraft === true };
    const text = typeof inputDraft === "string" ? inputDraft : "";
    if (name === "string") return { code: quoteHcl(text), value: text };
    const number = text.trim();
    if (numberText.test(number)) return { code: number, value: Number(number) };
    errors.push({ path, kind: "not-a-number" });
    return { code: "null", value: undefined };
  }

  function readCode(text: string, path: string) {
    if (!isOneExpression(text)) {
      errors.push({ path, kind: "not-hcl" });
      return { code: "null", value: undefined };
    }
    const code = text.trim().replaceAll("\r\n", "\n");
    return { code, value: getConstant(code) };
  }

  function readList(
    inputDraft: readonly Draft[],
    typeAt: (index: number) => TypeNode | undefined,
    path: string,
  ) {
    const parts = inputDraft.map((draft, index) => {
      const itemPath = `${path}/${index}`;
      const part = read(draft, typeAt(index) ?? { kind: "primitive", name: "any" }, itemPath);
      // No comma may follow the last line of a heredoc.
      if (part.code.startsWith("<<")) errors.push({ path: itemPath, kind: "not-hcl" });
      return part;
    });
    return { code: listCode(parts.map((part) => part.code)), value: allKnown(parts) };
  }

  function readMap(rows: readonly [string, Draft][], of: TypeNode, path: string) {
    const keys = new Set<string>();
    const parts = rows.flatMap(([key, draft], index) => {
      if (key === "" && draft === "") return [];
      if (key === "") errors.push({ path: `${path}/${index}`, kind: "key-missing" });
      else if (keys.has(key))
        errors.push({ path: `${path}/${index}`, kind: "key-twice", name: key });
      keys.add(key);
      return [{ name: key, ...read(draft, of, `${path}/${index}`) }];
    });
    return structure(parts);
  }

  function readObject(
    inputDraft: Readonly<Record<string, Draft>>,
    attributes: readonly { name: string; type: TypeNode; optional: boolean }[],
    path: string,
  ) {
    const parts = attributes.flatMap((attribute) => {
      const { name, optional } = attribute;
      const attributeDraft = Object.hasOwn(inputDraft, name) ? inputDraft[name] : undefined;
      if (attributeDraft !== undefined)
        return [{ name, ...read(attributeDraft, attribute.type, `${path}/${name}`) }];
      if (!optional) errors.push({ path, kind: "attribute-missing", name });
      return [];
    });
    return structure(parts);
  }
}

interface Part extends Omit<ReadDraft, "errors"> {
  name: string;
}

function structure(parts: readonly Part[]): Omit<ReadDraft, "errors"> {
  const values = allKnown(parts);
  const entries = parts.map(({ name }, index) => [name, values?.[index] ?? null] as const);
  return {
    code: objectCode(parts.map(({ name, code }) => [keyText(name), code])),
    value: values && Object.fromEntries(entries),
  };
}

function allKnown(parts: readonly Pick<ReadDraft, "value">[]): JsonValue[] | undefined {
  const values = parts.flatMap(({ value }) => (value === undefined ? [] : [value]));
  return values.length === parts.length ? values : undefined;
}

function getConstant(code: string): JsonValue | undefined {
  if (/[$%]\{/.test(code)) return undefined;
  try {
    return JSON.parse(code) as JsonValue;
  } catch {
    return undefined;
  }
}
