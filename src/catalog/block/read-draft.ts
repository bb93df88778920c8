import type { JsonValue, TypeNode } from "../../model/reference/module.ts";
import { getKeyText, getListCode, getObjectCode, quoteHcl } from "../history/to-hcl.ts";
import { getTypeMismatch } from "../types/type-mismatch.ts";
import { type Draft, isExpression, isMap, isObject, isOutputOf } from "./draft.ts";
import { readHcl } from "./read-hcl.ts";

export type DraftError = {
  path: string;
} & (
  | { kind: "not-a-number" | "not-hcl" | "key-missing" }
  | { kind: "key-twice"; name: string }
  | { kind: "attribute-missing"; name: string }
  | { kind: "invalid"; message: string }
);

interface HclValue {
  code: string;
  /** Undefined if the value is not constant. */
  value: JsonValue | undefined;
}

interface ReadDraft extends HclValue {
  errors: DraftError[];
}

type ReferenceCode = (reference: string, path: string) => string;

const numberText = /^-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

/** Converts a form field to HCL. `referenceCode` writes an output of another service. */
export function readDraft(draft: Draft, type: TypeNode, referenceCode: ReferenceCode): ReadDraft {
  const reader = new DraftReader(referenceCode);
  return { ...reader.read(draft, type, ""), errors: reader.errors };
}

class DraftReader {
  readonly errors: DraftError[] = [];
  readonly #referenceCode: ReferenceCode;

  constructor(referenceCode: ReferenceCode) {
    this.#referenceCode = referenceCode;
  }

  read(draft: Draft, type: TypeNode, path: string): HclValue {
    if (typeof draft === "object" && isExpression(draft))
      return this.#readCode(draft.x, type, path);
    if (typeof draft === "object" && isOutputOf(draft)) {
      return { code: this.#referenceCode(draft.f, path), value: undefined };
    }
    const items = Array.isArray(draft) ? draft : [];
    switch (type.kind) {
      case "unknown":
        return this.#readCode(String(draft), type, path);
      case "primitive":
        return this.#readPrimitive(draft, type.name, path);
      case "tuple":
        return this.#readList(items, (index) => type.of[index], path);
      case "collection":
        if (type.name !== "map") return this.#readList(items, () => type.of, path);
        return this.#readMap(isMap(draft) ? draft.m : [], type.of, path);
      case "object":
        return this.#readObject(isObject(draft) ? draft.o : {}, type.attributes, path);
    }
  }

  #readPrimitive(draft: Draft, name: "string" | "number" | "bool" | "any", path: string): HclValue {
    if (name === "any") {
      return this.#readCode(String(draft), { kind: "primitive", name }, path);
    }
    if (name === "bool") return { code: String(draft === true), value: draft === true };
    const text = typeof draft === "string" ? draft : "";
    if (name === "string") return { code: quoteHcl(text), value: text };
    const number = text.trim();
    if (numberText.test(number)) return { code: number, value: Number(number) };
    this.errors.push({ path, kind: "not-a-number" });
    return { code: "null", value: undefined };
  }

  #readCode(text: string, type: TypeNode, path: string): HclValue {
    const code = text.trim().replaceAll("\r\n", "\n");
    const constant = readHcl(code);
    if (!constant) {
      this.errors.push({ path, kind: "not-hcl" });
      return { code: "null", value: undefined };
    }
    if (constant.isComplete) return { code, value: constant.value };
    const message = getTypeMismatch(constant.value, type);
    if (message !== undefined) this.errors.push({ path, kind: "invalid", message });
    return { code, value: undefined };
  }

  #readList(
    drafts: readonly Draft[],
    getItemType: (index: number) => TypeNode | undefined,
    path: string,
  ): HclValue {
    const items = drafts.map((draft, index) => {
      const itemPath = `${path}/${index}`;
      const item = this.read(
        draft,
        getItemType(index) ?? { kind: "primitive", name: "any" },
        itemPath,
      );
      // No comma may follow the last line of a heredoc.
      if (item.code.startsWith("<<")) this.errors.push({ path: itemPath, kind: "not-hcl" });
      return item;
    });
    return { code: getListCode(items.map(({ code }) => code)), value: getKnownValues(items) };
  }

  #readMap(rows: readonly [string, Draft][], type: TypeNode, path: string): HclValue {
    const keys = new Set<string>();
    const entries = rows.flatMap(([name, draft], index) => {
      const rowPath = `${path}/${index}`;
      if (name === "" && draft === "") return [];
      if (name === "") this.errors.push({ path: rowPath, kind: "key-missing" });
      else if (keys.has(name)) this.errors.push({ path: rowPath, kind: "key-twice", name });
      keys.add(name);
      return [{ name, ...this.read(draft, type, rowPath) }];
    });
    return createObject(entries);
  }

  #readObject(
    drafts: Readonly<Record<string, Draft>>,
    attributes: readonly { name: string; type: TypeNode; optional: boolean }[],
    path: string,
  ): HclValue {
    const entries = attributes.flatMap(({ name, type, optional }) => {
      const draft = Object.hasOwn(drafts, name) ? drafts[name] : undefined;
      if (draft !== undefined) return [{ name, ...this.read(draft, type, `${path}/${name}`) }];
      if (!optional) this.errors.push({ path, kind: "attribute-missing", name });
      return [];
    });
    return createObject(entries);
  }
}

interface NamedValue extends HclValue {
  name: string;
}

function createObject(parts: readonly NamedValue[]): HclValue {
  const values = getKnownValues(parts);
  const entries = parts.map(({ name }, index) => [name, values?.[index] ?? null] as const);
  return {
    code: getObjectCode(parts.map(({ name, code }) => [getKeyText(name), code])),
    value: values && Object.fromEntries(entries),
  };
}

function getKnownValues(parts: readonly Pick<HclValue, "value">[]): JsonValue[] | undefined {
  const values = parts.flatMap(({ value }) => (value === undefined ? [] : [value]));
  return values.length === parts.length ? values : undefined;
}
