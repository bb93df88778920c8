import type { MdastNode } from "satteri";
import type { Edit } from "../../text/edits.ts";
import type { LocalFinding } from "../prepare.ts";
import { freeNames, type ImportedName } from "./modules.ts";
import type { Surroundings } from "./surroundings.ts";

/** The work on one page. */
export interface Work {
  text: string;
  isMdx: boolean;
  surroundings: Surroundings;
  /** Names of the page's import statements. */
  imports: Map<string, ImportedName>;
  /** Texts of constants that the page exports. */
  constants: Map<string, string>;
  /** Components that the page itself defines: name here and in the new site. */
  own: Map<string, string>;
  /** `import` statements of partials that the page keeps, by name. */
  partials: Map<string, string>;
  edits: Edit[];
  findings: LocalFinding[];
}

/** Names in JavaScript that the page does not have; undefined where it cannot be parsed. Partials have `props`. */
export function namesOutside(code: string, { surroundings }: Work): string[] | undefined {
  return freeNames(code)?.filter((name) => !(surroundings.isPartial && name === "props"));
}

/** Where a node begins and ends in the text. */
export function offsetsOf({ position }: MdastNode): [number, number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}
