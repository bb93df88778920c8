/** Name of the global function of plugin-rsc that imports a client component. */
const loaderName = "__vite_rsc_client_require__";

/** A payload row with the id of a client component. In dev, ids are in separate rows. */
const referenceRow = /^\w+:I\["([^"$]+)"/gm;

const loadedIds = new Set<string>();

/** Loads the client components of a payload. @throws the first error */
export async function loadClientComponents(flight: string): Promise<void> {
  const load: (id: string) => Promise<unknown> = Reflect.get(globalThis, loaderName);
  await Promise.all(findReferences(flight).map((id) => load(id).then(() => loadedIds.add(id))));
}

export function areClientComponentsLoaded(flight: string): boolean {
  return findReferences(flight).every((id) => loadedIds.has(id));
}

function findReferences(flight: string): string[] {
  return Array.from(flight.matchAll(referenceRow), ([, id = ""]) => id);
}
