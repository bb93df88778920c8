import { expect, it } from "vitest";
import { lenderGroup, sharedGroup, shellGroup } from "./chunks.ts";

const importersOf: Record<string, string[]> = {
  "/src/theme/messages/messages.ts": ["/src/theme/switch.tsx", "/src/theme/search/dialog.tsx"],
  "/src/theme/switch.tsx": ["\0virtual:vite-rsc/client-references/group/shell"],
  "/src/theme/search/dialog.tsx": [],
  "/src/framework/client/store.ts": [
    "/src/theme/switch.tsx",
    "/src/framework/client/navigation/navigate.ts",
  ],
  "/src/framework/client/navigation/navigate.ts": [
    "/src/framework/client/entry.browser.tsx",
    "/src/framework/client/store.ts",
  ],
};

const getModuleInfo = (module: string) => ({ importers: importersOf[module] ?? [] });

it.each([
  ["/src/theme/messages/messages.ts", "shell"],
  ["/src/theme/switch.tsx", "shell"],
  ["/src/theme/search/dialog.tsx", null],
  ["/src/framework/client/store.ts", null],
])("puts %s into %s", (id, chunk) => {
  expect(shellGroup(id, { getModuleInfo })).toBe(chunk);
});

it("keeps what a group lends to others in the chunk of the group", () => {
  const groupOf = lenderGroup({ lender: { group: "shell", modules: /\/messages\// } });
  const groups = Object.keys(importersOf).map((id) => groupOf(id, { getModuleInfo }));
  expect(groups).toEqual(["shell", null, null, null, null]);
  expect(groupOf("\0virtual:vite-rsc/client-references/group/shell", { getModuleInfo })).toBe(
    "shell",
  );
});

it.each([
  ["/src/theme/messages/messages.ts", "small"],
  ["/src/theme/search/dialog.tsx", null],
  ["/src/framework/client/store.ts", null],
])("divides what parts share: %s into %s", (id, chunk) => {
  const group = sharedGroup({
    sharedChunk: (module) => (/messages|store/.test(module) ? "small" : null),
  });
  expect(group(id, { getModuleInfo })).toBe(chunk);
});
