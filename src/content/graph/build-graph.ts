import type { SidebarsConfig } from "../../config/schemas/sidebars-config.ts";
import { normalizeSidebars } from "./normalize-sidebars.ts";
import { type PlacedDocs, placeDocs } from "./place-docs.ts";
import { resolveSidebars, type SidebarSurroundings } from "./resolve-sidebars.ts";
import type { AddressRules } from "./sidebar-tree.ts";

/** The navigation of the whole site: normalize, resolve, place. */
export function buildGraph(
  sidebars: SidebarsConfig,
  surroundings: SidebarSurroundings,
  rules: AddressRules,
): PlacedDocs {
  const resolved = resolveSidebars(normalizeSidebars(sidebars), surroundings);
  const placed = placeDocs(resolved.sidebars, surroundings.index, rules);
  return { ...placed, diagnostics: [...resolved.diagnostics, ...placed.diagnostics] };
}
