import { compareText } from "../../model/compare-text.ts";
import type { Connection } from "../../model/reference/connection.ts";
import type {
  Default,
  Input,
  JsonValue,
  Module,
  TypeAttribute,
  TypeNode,
} from "../../model/reference/module.ts";
import type { ModuleHistory } from "../history/history.ts";
import { getInterface } from "../history/history.ts";
import { parseCanonicalType } from "../history/parse-canonical-type.ts";
import { getValueCode } from "../history/to-hcl.ts";
import { getSource } from "../history/usage-code.ts";
import { isSecretInput } from "./secrets.ts";
import { getValueRules, type ValueRule } from "./value-rules.ts";

export interface FormInput {
  name: string;
  type: TypeNode;
  typeText: string;
  required: boolean;
  defaultText: string | null;
  defaultValue: JsonValue | undefined;
  description: string;
  deprecated: string | null;
  isSecret: boolean;
  rules: ValueRule[];
}

export interface FormService {
  id: string;
  name: string;
  title: string;
  version: string;
  source: string;
  inputs: FormInput[];
  connections: Connection[];
}

export interface ServiceFile extends Pick<Module, "inputs"> {
  category: string;
  name: string;
  title: string;
  version: string;
  source: string;
  fedBy: Connection[];
}

export function isServiceFile(value: unknown): value is ServiceFile {
  const { name, category, source, inputs, fedBy } = (value ?? {}) as Partial<ServiceFile>;
  return (
    [name, category, source].every((text) => typeof text === "string") &&
    [inputs, fedBy].every(Array.isArray)
  );
}

export function toFormService(file: ServiceFile): FormService {
  const { category, name, title, version, source, inputs, fedBy } = file;
  return {
    id: `${category}/${name}`,
    name,
    title,
    version,
    source,
    inputs: inputs.map(getFormInput),
    connections: fedBy,
  };
}

function getFormInput(input: Input): FormInput {
  const { name, typeTree, description, deprecated, required, validations } = input;
  return {
    name,
    type: typeTree,
    typeText: input.type,
    required,
    defaultText: input.default && getDefaultText(input.default),
    defaultValue: input.default?.known ? input.default.value : undefined,
    description,
    deprecated,
    isSecret: isSecretInput({ name, type: typeTree, sensitive: input.sensitive }),
    rules: getValueRules(validations, name),
  };
}

function getDefaultText({ text, value, known }: Default): string {
  return known ? getValueCode(value) : text;
}

/** Undefined if the service did not exist. Descriptions are those of the newest version. */
export function getFormService(
  file: ServiceFile,
  history: ModuleHistory,
  version: string,
): FormService | undefined {
  const newest = toFormService(file);
  if (version === newest.version) return newest;
  const moduleInterface = getInterface(history, version);
  if (!moduleInterface) return undefined;
  const newestByName = new Map(newest.inputs.map((input) => [input.name, input]));
  const inputs = [...moduleInterface.inputs.values()].map((input): FormInput => {
    const { name, type: typeText, default: fallback } = input;
    const type = parseCanonicalType(typeText);
    const newestInput = newestByName.get(name);
    const isSame = newestInput !== undefined && hasSameShape(newestInput.type, type);
    return {
      name,
      type: isSame ? newestInput.type : type,
      typeText,
      required: fallback === undefined,
      defaultText: fallback === undefined ? null : getValueCode(fallback),
      defaultValue: fallback,
      description: newestInput?.description ?? "",
      deprecated: null,
      isSecret: isSecretInput({ name, type, sensitive: newestInput?.isSecret ?? false }),
      rules: isSame ? newestInput.rules : [],
    };
  });
  const source = getSource(newest.source, version, history.tags);
  return { ...newest, version, source, inputs };
}

/** Ignores comments, attribute defaults, and the order of attributes, which the history sorts. */
function hasSameShape(a: TypeNode, b: TypeNode): boolean {
  return describeShape(a) === describeShape(b);
}

function describeShape(type: TypeNode): string {
  return JSON.stringify(type, (key, value) => {
    if (key === "comment" || key === "default") return undefined;
    if (key !== "attributes") return value;
    return value.toSorted((a: TypeAttribute, b: TypeAttribute) => compareText(a.name, b.name));
  });
}
