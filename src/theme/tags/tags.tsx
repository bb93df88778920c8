import { plural } from "../../model/messages/fill-in.ts";
import type { PluralForms } from "../../model/messages/messages-of.ts";
import type { DocTagPage } from "../../model/page/page.ts";
import type { TagGroup, TagLink } from "../../model/page/tag.ts";
import * as messages from "../messages/messages.ts";

/** The tags of an article. */
export function TagList({ tags }: { tags: TagLink[] }) {
  return (
    <nav className="tags" aria-label={messages.tags}>
      <ul>
        {tags.map(({ label, href }) => (
          <li key={href}>
            <a href={href} rel="tag">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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

interface DocTagListProps {
  heading: string;
  page: DocTagPage;
}

/** The docs with a tag. */
export function DocTagList({ heading, page }: DocTagListProps) {
  return (
    <>
      <h1>{heading}</h1>
      {page.description !== "" && <p>{page.description}</p>}
      <p>
        <a href={page.allTags}>{messages.allTags}</a>
      </p>
      <ul className="entries">
        {page.docs.map(({ title, description, href }) => (
          <li key={href}>
            <h2>
              <a href={href}>{title}</a>
            </h2>
            {description !== "" && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
