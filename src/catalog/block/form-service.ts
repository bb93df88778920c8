import type { Feed } from "../../model/reference/feed.ts";
import type { Default, Input, JsonValue, Module, TypeNode } from "../../model/reference/module.ts";
import type { ModuleHistory } from "../history/history.ts";
import { parseHistoryType } from "../history/parse-type.ts";
import { valueCode } from "../history/to-hcl.ts";
import { interfaceAt } from "../history/versions.ts";
import { isSecretInput } from "./secrets.ts";
import { type ValueRule, valueRules } from "./value-rules.ts";

/** An input as the form shows it. */
export interface FormInput {
  name: string;
  type: TypeNode;
  /** The constraint as written. */
  typeText: string;
  required: boolean;
  /** The default as HCL; null where the input is required. */
  defaultText: string | null;
  /** Undefined where the input is required, or its default is not constant. */
  defaultValue: JsonValue | undefined;
  /** Markdown; empty without one. */
  description: string;
  /** Why not to use it, or null. */
  deprecated: string | null;
  /** Whether its texts should not be seen. */
  secret: boolean;
  rules: ValueRule[];
}

/** A service at one version, as the form shows it. */
export interface FormService {
  /** Category and name, with a slash between. */
  id: string;
  name: string;
  title: string;
  version: string;
  /** Value of a block's `source`, pinned to the version. */
  source: string;
  inputs: FormInput[];
  /** What usually feeds the inputs. */
  feeds: Feed[];
}

/** What the file of a service below `/api/modules/` has of it. */
export interface ServiceFile extends Pick<Module, "inputs"> {
  category: string;
  name: string;
  title: string;
  version: string;
  source: string;
  fedBy: Feed[];
}

/** Whether a value is what this build writes into the file of a service. */
export function isServiceFile(value: unknown): value is ServiceFile {
  const { name, category, source, inputs, fedBy } = (value ?? {}) as Partial<ServiceFile>;
  return (
    [name, category, source].every((text) => typeof text === "string") &&
    [inputs, fedBy].every(Array.isArray)
  );
}

/** The form at the newest version. */
export function formService(file: ServiceFile): FormService {
  const { category, name, title, version, source, inputs, fedBy } = file;
  return {
    id: `${category}/${name}`,
    name,
    title,
    version,
    source,
    inputs: inputs.map(formInput),
    feeds: fedBy,
  };
}

function formInput(input: Input): FormInput {
  const { name, typeTree, description, deprecated, required, validations } = input;
  return {
    name,
    type: typeTree,
    typeText: input.type,
    required,
    defaultText: input.default && defaultText(input.default),
    defaultValue: input.default?.known ? input.default.value : undefined,
    description,
    deprecated,
    secret: isSecretInput({ name, type: typeTree, sensitive: input.sensitive }),
    rules: valueRules(validations, name),
  };
}

function defaultText({ text, value, known }: Default): string {
  return known ? valueCode(value) : text;
}

/**
 * The form at an older version: types and defaults are those of then, words and validations those of
 * the newest version where it has an input of the same name and type.
 *
 * @returns undefined where the service was not there
 */
export function formServiceAt(
  file: ServiceFile,
  history: ModuleHistory,
  version: string,
): FormService | undefined {
  const newest = formService(file);
  if (version === newest.version) return newest;
  const at = interfaceAt(history, version);
  if (!at) return undefined;
  const known = new Map(newest.inputs.map((input) => [input.name, input]));
  const inputs = [...at.inputs.values()].map((input): FormInput => {
    const { name, type: typeText, default: fallback } = input;
    const type = parseHistoryType(typeText);
    const now = known.get(name);
    const isSame = now !== undefined && sameShape(now.type, type);
    return {
      name,
      type: isSame ? now.type : type,
      typeText,
      required: fallback === undefined,
      defaultText: fallback === undefined ? null : valueCode(fallback),
      defaultValue: fallback,
      description: now?.description ?? "",
      deprecated: null,
      secret: isSecretInput({ name, type, sensitive: now?.secret ?? false }),
      rules: isSame ? now.rules : [],
    };
  });
  const source = newest.source.replace(/\?ref=v?[^?&]*$/, `?ref=v${version}`);
  return { ...newest, version, source, inputs };
}

/** Whether two types are the same apart from their comments and the defaults of attributes. */
function sameShape(a: TypeNode, b: TypeNode): boolean {
  return shape(a) === shape(b);
}

function shape(type: TypeNode): string {
  return JSON.stringify(type, (key, value) =>
    key === "comment" || key === "default" ? undefined : value,
  );
}
