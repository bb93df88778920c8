import { getPluginApi } from "@vitejs/plugin-rsc";
import type { Plugin } from "vite";
import type { ChunkRules } from "./chunks.ts";

/** The plugin's list of client components, which every page loads with the decoder of payloads. */
const allReferences = "virtual:vite-rsc/client-references";
/** What takes its place, and the list of what only few pages have. Chunks are named by what follows the slash. */
const firstReferences = "virtual:lists/first-references";
const rareReferences = "virtual:lists/rare-references";

interface Reference {
  key: string;
  group: string;
}

/**
 * Divides the list of client components in two: those that few pages have stand in a list of their
 * own, which a page loads with the first of them.
 */
export function rareReferencesPlugin({ isRare }: Pick<ChunkRules, "isRare">): Plugin {
  return {
    name: "rare-references",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: {
      filter: { id: /^virtual:(?:vite-rsc\/client-references|lists\/rare-references)$/ },
      handler: (id) => `\0${id === allReferences ? firstReferences : id}`,
    },
    load: {
      filter: { id: /^\0virtual:lists\// },
      async handler(id) {
        // The plugin forms the groups while it writes its own list.
        await this.load({ id: `\0${allReferences}` });
        const groups = getPluginApi(this.environment.config)?.manager.clientReferenceGroups ?? {};
        const all = Object.entries(groups).flatMap(([group, members]) =>
          members.map(({ referenceKey: key }) => ({ key, group })),
        );
        const [first, rare] = [false, true].map((is) =>
          all.filter((one) => isRare(one.group) === is),
        );
        return id.endsWith(rareReferences) ? list(rare) : listWithMore(first, rare);
      },
    },
  };
}

/** A list that asks the one of rare components for what it does not have. */
export function listWithMore(
  first: readonly Reference[] = [],
  rare: readonly Reference[] = [],
): string {
  if (rare.length === 0) return list(first);
  return `const load = async (key) => {
  const m = await import("${rareReferences}");
  if (!m.default[key]) throw new Error("client reference not found: " + key);
  return m.default[key]();
};
export default new Proxy(${entries(first)}, { get: (all, key) => all[key] ?? (() => load(key)) });
`;
}

/** A module with a function for each component, which loads the group that it is in. */
export function list(references: readonly Reference[] = []): string {
  return `export default ${entries(references)};\n`;
}

function entries(references: readonly Reference[]): string {
  const rows = references.map(
    ({ key, group }) => `  "${key}": async () => {
    const m = await import("${allReferences}/group/${group}");
    return m.export_${key};
  },
`,
  );
  return `{\n${rows.join("")}}`;
}
