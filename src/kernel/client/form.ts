/**
 * A page is drawn in three forms. `document` is whole and becomes the HTML. `payload` is what a
 * navigation fetches: it leaves out what is the same on every page. `inline` is written into the
 * document for hydration: it also leaves out what the document itself holds already.
 */
export type Form = "document" | "payload" | "inline";
