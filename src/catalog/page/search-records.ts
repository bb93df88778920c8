import { fillIn } from "../../model/messages/fill-in.ts";
import type { CatalogMessages } from "../../model/reference/catalog-messages.ts";
import { getEntryHistories } from "../history/entry-history.ts";
import type { Service } from "../service/service.ts";
import { showInputType } from "../types/canonical-type.ts";
import { getAnchorHref, getAnchorId } from "./addresses.ts";
import { dedent } from "./entry.ts";
import { getRemovedRows } from "./history-view.ts";

export interface CatalogSearchEntry {
  kind: "input" | "output";
  name: string;
  service: string;
  category: string;
  type: string;
  required: boolean;
  default: string | null;
  since: string | null;
  description: string;
  url: string;
}

/** Outputs and removed entries have no type and no default. */
const noInputFields = { type: "", required: false, default: null };

interface RecordOptions {
  page: string;
  descriptions: ReadonlyMap<string, string>;
  messages: Pick<CatalogMessages, "removedIn" | "replacedBy" | "probablyReplacedBy">;
}

/** Includes removed entries, which readers of old code search for. */
export function getSearchRecords(
  service: Service,
  { page, descriptions, messages }: RecordOptions,
): CatalogSearchEntry[] {
  const { inputs, outputs } = service.module;
  const histories = service.history ? getEntryHistories(service.history) : null;
  const removed = histories ? getRemovedRows(histories) : [];
  const getCommonFields = (kind: "input" | "output", name: string) => ({
    kind,
    name,
    service: service.title,
    category: service.category,
    since: (kind === "input" ? histories?.inputs : histories?.outputs)?.get(name)?.since ?? null,
    description: descriptions.get(`${kind} ${name}`) ?? "",
    url: page + getAnchorHref(getAnchorId(kind, [name])),
  });
  return [
    ...inputs.map(({ name, type, typeTree, required, default: defaultValue }) => ({
      ...getCommonFields("input", name),
      type: showInputType({ type, typeTree }),
      required,
      default: defaultValue && dedent(defaultValue.text),
    })),
    ...outputs.map(({ name }) => ({ ...getCommonFields("output", name), ...noInputFields })),
    ...removed.map(({ kind, name, version, successor, isDocumented }) => ({
      ...getCommonFields(kind, name),
      ...noInputFields,
      // Names and versions need no HTML escapes.
      description: [
        `${fillIn(messages.removedIn, { version })}.`,
        ...(successor
          ? [
              fillIn(isDocumented ? messages.replacedBy : messages.probablyReplacedBy, {
                successor: successor.text,
              }),
            ]
          : []),
      ].join(" "),
    })),
  ];
}
