import type { Service } from "../service/service.ts";
import { showType } from "../types/show-type.ts";
import { anchorHref, anchorId } from "./addresses.ts";

/** An input or output as the search index needs it. */
export interface SearchRecord {
  kind: "input" | "output";
  name: string;
  /** Title of the service. */
  service: string;
  category: string;
  /** Short form of the type; empty for outputs. */
  type: string;
  required: boolean;
  /** HTML. */
  description: string;
  /** Finished address of the entry. */
  url: string;
}

interface RecordOptions {
  /** Finished address of the page. */
  page: string;
  /** HTML of the descriptions, by `input name` or `output name`. */
  descriptions: ReadonlyMap<string, string>;
}

/** Returns a record for every input and output of a service. */
export function searchRecords(
  service: Service,
  { page, descriptions }: RecordOptions,
): SearchRecord[] {
  const { inputs, outputs } = service.module;
  const common = (kind: "input" | "output", name: string) => ({
    kind,
    name,
    service: service.title,
    category: service.category,
    description: descriptions.get(`${kind} ${name}`) ?? "",
    url: page + anchorHref(anchorId(kind, [name])),
  });
  return [
    ...inputs.map(({ name, typeTree, required }) => ({
      ...common("input", name),
      type: showType(typeTree),
      required,
    })),
    ...outputs.map(({ name }) => ({ ...common("output", name), type: "", required: false })),
  ];
}
