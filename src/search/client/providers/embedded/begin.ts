import { manifest } from "virtual:site/search-embedded";
import { type Begun, beginEmbedded } from "../../begin-embedded.ts";

/** Begins to load what answers. Every page carries this. */
export const begin = (): Begun => beginEmbedded(manifest);
