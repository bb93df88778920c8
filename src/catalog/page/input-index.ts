import type { Input } from "../../model/reference/module.ts";
import type { IndexedInput, InputLetter } from "../../model/reference/reference.ts";
import { shortenValues } from "../diff/compare-modules.ts";
import { entryHistories } from "../history/entry-history.ts";
import type { Service } from "../service/service.ts";
import { showType } from "../types/canonical-type.ts";

export interface Occurrence {
  service: Service;
  input: Input;
}

export function getOccurrences(services: readonly Service[]): Map<string, Occurrence[]> {
  const found = new Map<string, Occurrence[]>();
  for (const service of services) {
    for (const input of service.module.inputs) {
      const existing = found.get(input.name);
      if (existing) existing.push({ service, input });
      else found.set(input.name, [{ service, input }]);
    }
  }
  return found;
}

const defaultLength = 40;

export function inputIndex(
  occurrences: ReadonlyMap<string, readonly Occurrence[]>,
  getPage: (service: Service) => string,
): InputLetter[] {
  const byLetter = new Map<string, IndexedInput[]>();
  const histories = new Map<Service, ReturnType<typeof entryHistories>["inputs"]>();
  const getSince = (service: Service, name: string) => {
    if (!service.history) return null;
    const inputHistories = histories.get(service) ?? entryHistories(service.history).inputs;
    histories.set(service, inputHistories);
    return inputHistories.get(name)?.since ?? null;
  };
  for (const [name, found] of [...occurrences].sort(([a], [b]) => a.localeCompare(b, "en"))) {
    const letter = name.charAt(0).toUpperCase();
    const indexed = {
      name,
      services: found.map(({ service, input }) => ({
        href: `${getPage(service)}#input_${name}`,
        text: service.title,
        type: showType(input.typeTree),
        default: input.default && oneLine(input.default.text),
        since: getSince(service, name),
      })),
    };
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), indexed]);
  }
  return [...byLetter].map(([letter, inputs]) => ({ letter, inputs }));
}

function oneLine(text: string): string {
  return shortenValues({ before: text, after: null }, defaultLength)[0] ?? "";
}
