/** A text for each plural form; `{count}` is replaced by the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

type Translated<T> = T extends string
  ? string
  : T extends (...values: infer V) => string
    ? (...values: V) => string
    : T extends { other: string }
      ? PluralForms
      : { [K in keyof T]: Translated<T[K]> };

/** Translations of the message module `M`. */
export type MessagesOf<M> = { [Name in keyof M]: Translated<M[Name]> };
