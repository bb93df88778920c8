/** A tag as a link: `href` carries the base URL. */
export interface TagLink {
  label: string;
  href: string;
}

/** A tag with the number of pages that carry it. */
export interface CountedTag extends TagLink {
  count: number;
  /** What its pages are about; may be empty. */
  description: string;
}

/** The tags that begin with one letter. */
export interface TagGroup {
  letter: string;
  tags: CountedTag[];
}

/** Tags in alphabetical order, grouped by the upper-case first letter. */
export function groupTags(tags: readonly CountedTag[], locale: string): TagGroup[] {
  const { compare } = new Intl.Collator(locale);
  const groups = new Map<string, CountedTag[]>();
  for (const tag of [...tags].sort((a, b) => compare(a.label, b.label))) {
    const letter = firstLetter(tag.label, locale);
    groups.set(letter, [...(groups.get(letter) ?? []), tag]);
  }
  return [...groups]
    .map(([letter, grouped]) => ({ letter, tags: grouped }))
    .sort((a, b) => compare(a.letter, b.letter));
}

/** A letter may be more than one code unit. */
function firstLetter(label: string, locale: string): string {
  return ([...label][0] ?? "").toLocaleUpperCase(locale);
}
