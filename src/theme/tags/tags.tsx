import { groupBy } from "../../model/group-by.ts";
import { plural } from "../../model/messages/fill-in.ts";
import type { PluralForms } from "../../model/messages/messages-of.ts";
import type { DocTagPage, TaggedDoc } from "../../model/page/page.ts";
import type { TagGroup, TagLink } from "../../model/page/tag.ts";
import { escapeText } from "../../model/text/escape-html.ts";
import { CrashBoundary } from "../errors/crash-boundary.tsx";
import * as messages from "../messages/messages.ts";
import { Toc } from "../toc/toc.tsx";

interface TagListProps {
  tags: TagLink[];
  /** Set where a page lists several posts. */
  postTitle?: string;
}

export function TagList({ tags, postTitle }: TagListProps) {
  return (
    <nav
      className="tags"
      aria-label={postTitle === undefined ? messages.tags : messages.tagsOf(postTitle)}
    >
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
  counted: PluralForms;
  locale: string;
}

export function TagGroups({ heading, groups, counted, locale }: TagGroupsProps) {
  return (
    <>
      <h1>{heading}</h1>
      {groups.map(({ letter, tags }) => (
        <section key={letter} className="tags" aria-labelledby={`tags-${letter}`}>
          <h2 id={`tags-${letter}`}>{letter}</h2>
          <ul>
            {tags.map(({ label, href, count, description }) => (
              <li key={href}>
                <a href={href} rel="tag">
                  {label}
                </a>{" "}
                <small>{plural(counted, { locale, count })}</small>
                {description !== "" && <p>{description}</p>}
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

export function DocTagList({ heading, page }: DocTagListProps) {
  const sections = [...groupBy(page.docs, ({ section }) => section)];
  const toc = sections.flatMap(([section]) =>
    section === ""
      ? []
      : [{ id: getSectionId(section), level: 2, html: escapeText(section), children: [] }],
  );
  return (
    <>
      <h1>{heading}</h1>
      {toc.length > 1 && (
        <CrashBoundary fallback={null}>
          <Toc entries={toc} />
        </CrashBoundary>
      )}
      {page.description !== "" && <p>{page.description}</p>}
      <p>
        <a href={page.allTagsHref}>{messages.allTags}</a>
      </p>
      {sections.length === 1 ? (
        <Entries docs={page.docs} level={2} />
      ) : (
        sections.map(([section, docs]) => (
          <section key={section} aria-label={section || undefined}>
            {section !== "" && <h2 id={getSectionId(section)}>{section}</h2>}
            <Entries docs={docs} level={3} />
          </section>
        ))
      )}
    </>
  );
}

function getSectionId(section: string): string {
  return section.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
}

function Entries({ docs, level }: { docs: TaggedDoc[]; level: 2 | 3 }) {
  const Title = `h${level}` as const;
  return (
    <ul className="entries">
      {docs.map(({ title, description, href }) => (
        <li key={href}>
          <Title>
            <a href={href}>{title}</a>
          </Title>
          {description !== "" && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
