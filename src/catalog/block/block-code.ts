import type { JsonValue } from "../../model/reference/module.ts";
import { sameValue } from "../history/history.ts";
import { aligned } from "../history/to-hcl.ts";
import { callCode, externalValue, type UsageTool } from "../history/usage-code.ts";
import { typeMismatch } from "../types/type-mismatch.ts";
import type { Draft } from "./draft.ts";
import type { FormInput, FormService } from "./form-service.ts";
import { labelOf, outputReference, parseOutputName } from "./output-reference.ts";
import { type DraftError, readDraft } from "./read-draft.ts";

export type Drafts = ReadonlyMap<string, Draft>;

export interface BlockOptions {
  tool: UsageTool;
  all: boolean;
}

export interface Block {
  code: string;
  missing: string[];
  problems: Map<string, DraftError[]>;
}

export function blockCode(
  service: FormService,
  drafts: Drafts,
  { tool, all }: BlockOptions,
): Block {
  const problems = new Map<string, DraftError[]>();
  const missing: string[] = [];
  const comments: string[] = [];
  const required: Pair[] = [];
  const optional: Pair[] = [];
  for (const input of service.inputs) {
    const { name } = input;
    const draft = drafts.get(name);
    const written = draft === undefined ? unsetCode(input) : draftCode(input, draft);
    if (written !== undefined) (input.required ? required : optional).push([name, written]);
  }
  const inputs = [...comments, ...aligned(required)];
  const rest = aligned(optional);
  const lines = [...inputs, ...(inputs.length > 0 && rest.length > 0 ? [""] : []), ...rest];
  const units = servicesIn(drafts, service).map((id) => ({
    label: labelOf(id),
    folder: id.split("/").at(-1) ?? id,
  }));
  return { code: callCode(service, tool, lines, units), missing, problems };

  function draftCode(input: FormInput, draft: Draft): string | undefined {
    const { name, type, required: isRequired, defaultValue } = input;
    const read = readDraft(draft, type, (reference, path) =>
      outputReference(reference, {
        connections: service.connections,
        at: [name, ...path.split("/").slice(1)],
        tool,
      }),
    );
    const found = [...read.problems, ...valueErrors(input, read.value)];
    if (found.length > 0) problems.set(name, found);
    if (read.problems.length > 0) {
      comments.push(openComment(input));
      return undefined;
    }
    const isDefault =
      !isRequired && read.value !== undefined && sameValue(read.value, defaultValue);
    return isDefault && !all ? undefined : read.code;
  }

  function unsetCode(input: FormInput): string | undefined {
    const { name, type, defaultText } = input;
    if (!input.required) return all ? (defaultText ?? undefined) : undefined;
    if (input.secret && type.kind === "primitive") return externalValue(name, tool);
    missing.push(name);
    comments.push(openComment(input));
    return undefined;
  }
}

const typeLength = 60;

/** A comment for an input without a value, so that the block parses. */
function openComment({ name, typeText }: FormInput): string {
  const type = typeText.replaceAll(/\s+/g, " ");
  const short = type.length > typeLength ? `${type.slice(0, typeLength - 3)}...` : type;
  return `  # ${name} = ... # ${short}`;
}

type Pair = readonly [name: string, code: string];

function valueErrors({ type, rules }: FormInput, value: JsonValue | undefined): DraftError[] {
  if (value === undefined) return [];
  const reason = typeMismatch(value, type);
  const broken = rules.filter(({ accepts }) => !accepts(value)).map(({ message }) => message);
  return [...(reason === undefined ? [] : [reason]), ...broken].map((words) => ({
    path: "",
    kind: "refused",
    reason: words,
  }));
}

function servicesIn(drafts: Drafts, { inputs }: FormService): string[] {
  const found = new Set<string>();
  const look = (draft: Draft) => {
    if (typeof draft !== "object") return;
    if (Array.isArray(draft)) for (const one of draft) look(one);
    else if ("f" in draft) found.add(parseOutputName(draft.f).from);
    else if ("m" in draft) for (const [, one] of draft.m) look(one);
    else if ("o" in draft) for (const one of Object.values(draft.o)) look(one);
  };
  for (const { name } of inputs) {
    const draft = drafts.get(name);
    if (draft !== undefined) look(draft);
  }
  return [...found];
}
