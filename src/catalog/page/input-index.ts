import type { Input } from "../../model/reference/module.ts";
import type { IndexedInput, InputLetter } from "../../model/reference/reference.ts";
import { shortenValues } from "../diff/compare-modules.ts";
import { getEntryHistories } from "../history/entry-history.ts";
import type { Service } from "../service/service.ts";
import { showType } from "../types/canonical-type.ts";

export interface Occurrence {
  service: Service;
  input: Input;
}

export function getOccurrences(services: readonly Service[]): Map<string, Occurrence[]> {
  const occurrences = new Map<string, Occurrence[]>();
  for (const service of services) {
    for (const input of service.module.inputs) {
      const existing = occurrences.get(input.name);
      if (existing) existing.push({ service, input });
      else occurrences.set(input.name, [{ service, input }]);
    }
  }
  return occurrences;
}

const defaultLength = 40;

export function getInputIndex(
  occurrences: ReadonlyMap<string, readonly Occurrence[]>,
  getPage: (service: Service) => string,
): InputLetter[] {
  const byLetter = new Map<string, IndexedInput[]>();
  const histories = new Map<Service, ReturnType<typeof getEntryHistories>["inputs"]>();
  const getSince = (service: Service, name: string) => {
    if (!service.history) return null;
    const inputHistories = histories.get(service) ?? getEntryHistories(service.history).inputs;
    histories.set(service, inputHistories);
    return inputHistories.get(name)?.since ?? null;
  };
  for (const [name, inputOccurrences] of [...occurrences].sort(([a], [b]) =>
    a.localeCompare(b, "en"),
  )) {
    const letter = name.charAt(0).toUpperCase();
    const indexed = {
      name,
      services: inputOccurrences.map(({ service, input }) => ({
        href: `${getPage(service)}#input_${name}`,
        text: service.title,
        type: showType(input.typeTree),
        default: input.default && getOneLine(input.default.text),
        since: getSince(service, name),
      })),
    };
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), indexed]);
  }
  return [...byLetter].map(([letter, inputs]) => ({ letter, inputs }));
}

function getOneLine(text: string): string {
  return shortenValues({ before: text, after: null }, defaultLength)[0] ?? "";
}
