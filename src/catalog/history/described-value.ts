import type { Input, TypeNode } from "../../model/reference/module.ts";

/** Files of deployed sites may lack one of them. */
type DescribedInput = Partial<Pick<Input, "description" | "validations">>;

/** A value that the author of a module names: the first allowed one, or an example. */
export function findDescribedValue(
  { description = "", validations = [] }: DescribedInput,
  type: TypeNode,
): string | undefined {
  const item = type.kind === "collection" && type.name !== "map" ? type.of : type;
  if (item.kind !== "primitive") return undefined;
  const [, allowed] =
    validations.map(({ condition }) => allowedValues.exec(condition)).find(Boolean) ?? [];
  const [, example = ""] = exampleText.exec(description) ?? [];
  const value = allowed ?? example.replace(/^"(.*)"$/, "$1");
  const isOfType = { string: plainText, number: /^\d+(?:\.\d+)?$/, bool: null, any: null }[
    item.name
  ];
  return isOfType?.test(value) ? value : undefined;
}

const allowedValues = /\bcontains\(\s*\[\s*"([^"]+)"/;

const exampleText = /\b(?:such as|for example|example|e\.\s?g\.)[,:]?\s*`([^`\n]+)`/i;

/** Names of inputs and templates are no values. */
const plainText = /^(?![a-z]+(?:_[a-z\d]+)+$)[^\s"\\$%{}<>[\]]+$/;
