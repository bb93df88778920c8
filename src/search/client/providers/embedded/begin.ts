import { manifest } from "virtual:site/search-embedded";
import { type Begun, beginEmbedded } from "../../begin-embedded.ts";

/** Begins to load what answers. Every page carries this. */
export function begin(): Begun {
  return beginEmbedded(manifest);
}
