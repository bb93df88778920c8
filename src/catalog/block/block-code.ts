import type { JsonValue } from "../../model/reference/module.ts";
import { isSameValue } from "../history/history.ts";
import { alignAttributes } from "../history/to-hcl.ts";
import {
  type DependencyOutput,
  getBlockLabel,
  getCallCode,
  getExternalValue,
  type UsageTool,
} from "../history/usage-code.ts";
import { getTypeMismatch } from "../types/type-mismatch.ts";
import { type Draft, isMap, isObject, isOutputOf } from "./draft.ts";
import type { FormInput, FormService } from "./form-service.ts";
import {
  findConnection,
  getNamesInCode,
  getOutputReference,
  parseOutputKey,
} from "./output-reference.ts";
import { type DraftError, readDraft } from "./read-draft.ts";

export type Drafts = ReadonlyMap<string, Draft>;

export interface BlockOptions {
  tool: UsageTool;
  /** Also writes inputs that have their default value. */
  showsDefaults: boolean;
}

export interface Block {
  code: string;
  missing: string[];
  errors: Map<string, DraftError[]>;
}

export function getBlockCode(
  service: FormService,
  drafts: Drafts,
  { tool, showsDefaults }: BlockOptions,
): Block {
  const errors = new Map<string, DraftError[]>();
  const missing: string[] = [];
  const placeholders: string[] = [];
  const required: Argument[] = [];
  const optional: Argument[] = [];
  const names = getNamesInCode(getReferencedServices(drafts, service));
  const dependencies = new Map<string, DependencyOutput[]>();
  for (const input of service.inputs) {
    const { name } = input;
    const draft = drafts.get(name);
    const code = draft === undefined ? writeUnset(input) : writeDraft(input, draft);
    if (code !== undefined) (input.required ? required : optional).push([name, code]);
  }
  const first = [...placeholders, ...alignAttributes(required)];
  const rest = alignAttributes(optional);
  const lines = [...first, ...(first.length > 0 && rest.length > 0 ? [""] : []), ...rest];
  const units = [...dependencies].map(([folder, outputs]) => {
    return { label: getBlockLabel(folder), folder, outputs };
  });
  return { code: getCallCode(service, tool, lines, units), missing, errors };

  function writeDraft(input: FormInput, draft: Draft): string | undefined {
    const { name, type, required: isRequired, defaultValue } = input;
    const used: [name: string, output: DependencyOutput | undefined][] = [];
    const read = readDraft(draft, type, (reference, path) => {
      const { from } = parseOutputKey(reference);
      const nameInCode = names.get(from) ?? from;
      // The path begins with a slash.
      const valuePath = [name, ...path.split("/").slice(1)];
      const connection = findConnection(reference, service.connections, valuePath);
      used.push([nameInCode, connection]);
      return getOutputReference(reference, connection, { tool, name: nameInCode });
    });
    const found = [...read.errors, ...getValueErrors(input, read.value)];
    if (found.length > 0) errors.set(name, found);
    // An invalid value is written, so that the reader can correct it; other errors leave a placeholder.
    if (read.errors.some(({ kind }) => kind !== "invalid")) {
      placeholders.push(getPlaceholderComment(input));
      return undefined;
    }
    const isDefault =
      !isRequired && read.value !== undefined && isSameValue(read.value, defaultValue);
    if (isDefault && !showsDefaults) return undefined;
    for (const [dependency, output] of used) {
      const outputs = dependencies.get(dependency) ?? [];
      dependencies.set(dependency, output ? [...outputs, output] : outputs);
    }
    return read.code;
  }

  function writeUnset(input: FormInput): string | undefined {
    const { name, type, defaultText } = input;
    if (!input.required) return showsDefaults ? (defaultText ?? undefined) : undefined;
    if (input.isSecret && type.kind === "primitive") return getExternalValue(name, tool);
    missing.push(name);
    placeholders.push(getPlaceholderComment(input));
    return undefined;
  }
}

type Argument = readonly [name: string, code: string];

const maxTypeLength = 60;

/** A comment for an input without a value, so that the block parses. */
function getPlaceholderComment({ name, typeText }: FormInput): string {
  const type = typeText.replaceAll(/\s+/g, " ");
  const short = type.length > maxTypeLength ? `${type.slice(0, maxTypeLength - 3)}...` : type;
  return `  # ${name} = ... # ${short}`;
}

function getValueErrors({ type, rules }: FormInput, value: JsonValue | undefined): DraftError[] {
  if (value === undefined) return [];
  const reason = getTypeMismatch(value, type);
  const brokenRules = rules.filter(({ accepts }) => !accepts(value)).map(({ message }) => message);
  return [...(reason === undefined ? [] : [reason]), ...brokenRules].map((message) => ({
    path: "",
    kind: "invalid",
    message,
  }));
}

function getReferencedServices(drafts: Drafts, { inputs }: FormService): string[] {
  const ids = new Set<string>();
  const visit = (draft: Draft) => {
    if (typeof draft !== "object") return;
    if (Array.isArray(draft)) for (const item of draft) visit(item);
    else if (isOutputOf(draft)) ids.add(parseOutputKey(draft.f).from);
    else if (isMap(draft)) for (const [, value] of draft.m) visit(value);
    else if (isObject(draft)) for (const value of Object.values(draft.o)) visit(value);
  };
  for (const { name } of inputs) {
    const draft = drafts.get(name);
    if (draft !== undefined) visit(draft);
  }
  return [...ids];
}
