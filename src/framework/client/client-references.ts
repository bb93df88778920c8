/** Global function of the decoder that loads a client component, each once. */
const loaderName = "__vite_rsc_client_require__";

/** A row of a payload that names a client component by its id. In dev, ids are in rows of their own. */
const referenceRow = /^\w+:I\["([^"$]+)"/gm;

const loaded = new Set<string>();

/**
 * Resolves when the client components of a payload are loaded.
 *
 * @throws the error of the first that cannot be loaded
 */
export async function loadClientComponents(flight: string): Promise<void> {
  const load: (id: string) => Promise<unknown> = Reflect.get(globalThis, loaderName);
  await Promise.all(referencesIn(flight).map((id) => load(id).then(() => loaded.add(id))));
}

/** Whether a payload can be decoded without loading a script. */
export function isDecodable(flight: string): boolean {
  return referencesIn(flight).every((id) => loaded.has(id));
}

function referencesIn(flight: string): string[] {
  return Array.from(flight.matchAll(referenceRow), ([, id = ""]) => id);
}
