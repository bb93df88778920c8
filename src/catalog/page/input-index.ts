import { groupBy } from "../../model/group-by.ts";
import type { Input } from "../../model/reference/module.ts";
import type { IndexedInput, InputLetter } from "../../model/reference/reference.ts";
import { shortenValues } from "../diff/compare-modules.ts";
import { getEntryHistories } from "../history/entry-history.ts";
import type { Service } from "../service/service.ts";
import { showInputType } from "../types/canonical-type.ts";
import { getAnchorHref, getAnchorId } from "./addresses.ts";

export interface Occurrence {
  service: Service;
  input: Input;
}

export function getOccurrences(services: readonly Service[]): Map<string, Occurrence[]> {
  const occurrences = services.flatMap((service) =>
    service.module.inputs.map((input) => ({ service, input })),
  );
  return groupBy(occurrences, ({ input }) => input.name);
}

const maxDefaultLength = 40;

export function getInputIndex(
  occurrences: ReadonlyMap<string, readonly Occurrence[]>,
  getPage: (service: Service) => string,
): InputLetter[] {
  const services = new Set([...occurrences.values()].flat().map(({ service }) => service));
  const histories = new Map(
    [...services].map(({ history }) => [history, history && getEntryHistories(history).inputs]),
  );
  const sorted = [...occurrences].sort(([a], [b]) => a.localeCompare(b, "en"));
  const inputs = sorted.map(
    ([name, list]): IndexedInput => ({
      name,
      services: list.map(({ service, input }) => ({
        href: getPage(service) + getAnchorHref(getAnchorId("input", [name])),
        text: service.title,
        type: showInputType(input),
        default: input.default && shortenDefault(input.default.text),
        since: histories.get(service.history)?.get(name)?.since ?? null,
      })),
    }),
  );
  const byLetter = groupBy(inputs, ({ name }) => name.charAt(0).toUpperCase());
  return Array.from(byLetter, ([letter, list]) => ({ letter, inputs: list }));
}

function shortenDefault(text: string): string {
  return shortenValues({ before: text, after: null }, maxDefaultLength)[0] ?? "";
}
