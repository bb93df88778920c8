import { groupBy } from "../group-by.ts";

export interface TagLink {
  label: string;
  href: string;
}

export interface CountedTag extends TagLink {
  count: number;
  /** Description of the tag; may be empty. */
  description: string;
}

export interface TagGroup {
  letter: string;
  tags: CountedTag[];
}

export function groupTags(tags: readonly CountedTag[], locale: string): TagGroup[] {
  const { compare } = new Intl.Collator(locale);
  const sorted = [...tags].sort((a, b) => compare(a.label, b.label));
  return [...groupBy(sorted, ({ label }) => findFirstLetter(label, locale))]
    .map(([letter, grouped]) => ({ letter, tags: grouped }))
    .sort((a, b) => compare(a.letter, b.letter));
}

/** A letter can be more than one code unit. */
function findFirstLetter(label: string, locale: string): string {
  return ([...label][0] ?? "").toLocaleUpperCase(locale);
}
