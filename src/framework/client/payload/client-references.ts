/** Where the decoder of payloads keeps its loader of client components, which loads each once. */
const loaderName = "__vite_rsc_client_require__";

/** A row of a payload that names a module by its id. In dev, ids are long and have rows of their own. */
const partRow = /^\w+:I\["([^"$]+)"/gm;

const loaded = new Set<string>();

/**
 * Resolves when the client components of a payload are there; the decoder has asked for them.
 *
 * @throws the error of the first that cannot be loaded.
 */
export async function partsLoaded(flight: string): Promise<void> {
  const load: (id: string) => Promise<unknown> = Reflect.get(globalThis, loaderName);
  const parts = partIds(flight).map((id) => load(id).then(() => loaded.add(id)));
  await Promise.all(parts);
}

/** Whether a payload can be decoded without loading a script. */
export function isDecodable(flight: string): boolean {
  return partIds(flight).every((id) => loaded.has(id));
}

function partIds(flight: string): string[] {
  return Array.from(flight.matchAll(partRow), ([, id = ""]) => id);
}
