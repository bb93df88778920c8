import { fillIn } from "../../model/messages/fill-in.ts";
import type { CatalogMessages } from "../../model/reference/catalog-messages.ts";
import { entryLives } from "../history/entry-life.ts";
import type { Service } from "../service/service.ts";
import { showType } from "../types/canonical.ts";
import { anchorHref, anchorId } from "./addresses.ts";
import { dedent } from "./entry.ts";
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
  /** The default as code; null for a required input and for outputs. */
  default: string | null;
  /** The version that brought it; null where that is not known. */
  since: string | null;
  /** HTML. */
  description: string;
  /** Finished address of the entry. */
  url: string;
}

/** What outputs and entries that are gone do not tell. */
const noFacts = { type: "", required: false, default: null };

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
  const lives = service.history ? entryLives(service.history) : null;
  const removed = lives ? removedRows(lives) : [];
  const common = (kind: "input" | "output", name: string) => ({
    kind,
    name,
    service: service.title,
    category: service.category,
    since: (kind === "input" ? lives?.inputs : lives?.outputs)?.get(name)?.since ?? null,
    description: descriptions.get(`${kind} ${name}`) ?? "",
    url: page + anchorHref(anchorId(kind, [name])),
  });
  return [
    ...inputs.map(({ name, typeTree, required, default: fallback }) => ({
      ...common("input", name),
      type: showType(typeTree),
      required,
      default: fallback && dedent(fallback.text),
    })),
    ...outputs.map(({ name }) => ({ ...common("output", name), ...noFacts })),
    ...removed.map(({ kind, name, version, successor }) => ({
      ...common(kind, name),
      ...noFacts,
      // Names of Terraform and versions have no characters that HTML would escape.
      description: [
        `${fillIn(messages.removedIn, { version })}.`,
        ...(successor ? [fillIn(messages.replacedBy, { successor: successor.text })] : []),
      ].join(" "),
    })),
  ];
}
