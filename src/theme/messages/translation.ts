import type * as catalogue from "./messages.ts";
import type { PluralForms } from "./plural.ts";

/** The kind of a text: any words, with the same gaps to fill. */
type Translated<T> = T extends string
  ? string
  : T extends (...values: infer V) => string
    ? (...values: V) => string
    : T extends { other: string }
      ? PluralForms
      : { [K in keyof T]: Translated<T[K]> };

/**
 * The texts of the namespace `default`, which is the whole catalogue: a site in another language
 * gives them in `messages/<code>/default.ts`, each as `export const search: Messages["search"]`.
 */
export type Messages = { [N in keyof typeof catalogue]: Translated<(typeof catalogue)[N]> };
