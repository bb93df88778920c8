import { fillIn } from "../../model/messages/fill-in.ts";
import type { CatalogMessages } from "../../model/reference/catalog-messages.ts";
import { entryLives } from "../history/entry-life.ts";
import type { Service } from "../service/service.ts";
import { showType } from "../types/canonical.ts";
import { anchorHref, anchorId } from "./addresses.ts";
import { removedRows } from "./history-view.ts";

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
  messages: Pick<CatalogMessages, "removedIn" | "replacedBy">;
}

/**
 * Returns a record for every input and output of a service, and for those that it had once: readers
 * of old code search for them.
 */
export function searchRecords(
  service: Service,
  { page, descriptions, messages }: RecordOptions,
): SearchRecord[] {
  const { inputs, outputs } = service.module;
  const removed = service.history ? removedRows(entryLives(service.history)) : [];
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
    ...removed.map(({ kind, name, version, successor }) => ({
      ...common(kind, name),
      type: "",
      required: false,
      // Names of Terraform and versions have no characters that HTML would escape.
      description: [
        `${fillIn(messages.removedIn, { version })}.`,
        ...(successor ? [fillIn(messages.replacedBy, { successor: successor.text })] : []),
      ].join(" "),
    })),
  ];
}
