/** Where the decoder of payloads keeps its loader of client components, which loads each once. */
const loaderName = "__vite_rsc_client_require__";

/** Ids of the modules that a payload names in rows of their own. */
export function partIds(flight: string): string[] {
  return Array.from(flight.matchAll(/^\w+:I\["([^"]+)"/gm), ([, id = ""]) => id);
}

/**
 * Resolves when the client components of a payload are there; the decoder has asked for them.
 *
 * @throws the error of the first that cannot be loaded.
 */
export async function partsLoaded(flight: string): Promise<void> {
  const load: (id: string) => Promise<unknown> = Reflect.get(globalThis, loaderName);
  await Promise.all(partIds(flight).map(load));
}
