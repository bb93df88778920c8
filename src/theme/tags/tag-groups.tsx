import type { PluralForms } from "../../model/messages/messages-of.ts";
import { plural } from "../../model/messages/plural.ts";
import type { TagGroup } from "../../model/page/tag.ts";

interface TagGroupsProps {
  heading: string;
  groups: TagGroup[];
  /** How a number of pages is said. */
  counted: PluralForms;
  locale: string;
}

/** All tags of a section by their first letter. */
export function TagGroups({ heading, groups, counted, locale }: TagGroupsProps) {
  return (
    <>
      <h1>{heading}</h1>
      {groups.map(({ letter, tags }) => (
        <section key={letter} className="tags" aria-labelledby={`tags-${letter}`}>
          <h2 id={`tags-${letter}`}>{letter}</h2>
          <ul>
            {tags.map(({ label, href, count }) => (
              <li key={href}>
                <a href={href} rel="tag">
                  {label}
                </a>{" "}
                <small>{plural(counted, { locale, count })}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
