import type { Input } from "../../model/reference/module.ts";
import type { HistoryInput } from "../history/history.ts";
import { toCanonicalType } from "./canonical-type.ts";

/** An input in a file of a deployed site, which may lack everything else. */
export type PublishedInput = Pick<Input, "name" | "type"> & Partial<Input>;

export function toHistoryInput({
  name,
  type: writtenType,
  typeTree,
  default: defaultValue,
}: PublishedInput): HistoryInput {
  const type = typeTree ? toCanonicalType(typeTree) : writtenType;
  if (!defaultValue) return { name, type };
  // Terraform accepts only constants, so other defaults never worked.
  return { name, type, default: defaultValue.known ? defaultValue.value : defaultValue.text };
}
