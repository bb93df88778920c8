/** A text for each plural form; `{count}` is replaced by the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A text in another language: other words with the same values to fill in. */
type Translated<T> = T extends string
  ? string
  : T extends (...values: infer V) => string
    ? (...values: V) => string
    : T extends { other: string }
      ? PluralForms
      : { [K in keyof T]: Translated<T[K]> };

/** The texts of a message module `M` as a site writes them in its own language. */
export type MessagesOf<M> = { [Name in keyof M]: Translated<M[Name]> };
