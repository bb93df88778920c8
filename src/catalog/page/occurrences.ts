import type { Input } from "../module.ts";
import type { Service } from "../service/service.ts";

/** A service that has an input. */
export interface Occurrence {
  service: Service;
  input: Input;
}

/** All inputs of the catalog by name, each with its services. */
export function occurrencesOf(services: readonly Service[]): Map<string, Occurrence[]> {
  const found = new Map<string, Occurrence[]>();
  for (const service of services) {
    for (const input of service.module.inputs) {
      const known = found.get(input.name);
      if (known) known.push({ service, input });
      else found.set(input.name, [{ service, input }]);
    }
  }
  return found;
}
