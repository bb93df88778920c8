import Slugger from "github-slugger";
import { groupBy } from "../../model/group-by.ts";
import { plural } from "../../model/messages/fill-in.ts";
import type { PluralForms } from "../../model/messages/messages-of.ts";
import type { DocTagPage, TaggedDoc } from "../../model/page/page.ts";
import type { TagGroup, TagLink } from "../../model/page/tag.ts";
import { layoutIds } from "../../model/site/layout-ids.ts";
import { escapeText } from "../../model/text/escape-html.ts";
import { CrashBoundary } from "../errors/crash-boundary.tsx";
import * as messages from "../messages/messages.ts";
import { TitleText } from "../page-title/title-text.tsx";
import { ListFilter } from "../reference/list/list-filter.tsx";
import * as listMessages from "../reference/list/list-messages.ts";
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
  countForms: PluralForms;
  locale: string;
}

export function TagGroups({ heading, groups, countForms, locale }: TagGroupsProps) {
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
                <small>{plural(countForms, { locale, count })}</small>
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
  locale: string;
}

const taggedListId = "tagged-pages";
/** Longer lists have a filter, and their sections are folded. */
const maxUnfolded = 30;

export function DocTagList({ heading, page, locale }: DocTagListProps) {
  const slugger = new Slugger();
  for (const id of [...layoutIds, taggedListId]) slugger.slug(id);
  const sections = [...groupBy(page.docs, ({ section }) => section)].map(([title, docs]) => {
    const words = title.replace(/[^\p{L}\p{N}]+/gu, "-");
    return { title, docs, id: title === "" ? "" : slugger.slug(words) };
  });
  const toc = sections
    .filter(({ title }) => title !== "")
    .map(({ id, title }) => ({ id, level: 2, html: escapeText(title), children: [] }));
  return (
    <>
      <h1>{heading}</h1>
      {toc.length > 1 && (
        <CrashBoundary fallback={null}>
          <Toc entries={toc} />
        </CrashBoundary>
      )}
      {page.description !== "" && <p>{page.description}</p>}
      {page.docs.length > maxUnfolded && (
        <CrashBoundary fallback={null}>
          <ListFilter
            list={taggedListId}
            label={listMessages.filterPages}
            fields={[]}
            foldable={sections.length > 1}
          />
        </CrashBoundary>
      )}
      <div id={taggedListId} className="md">
        {sections.map(({ id, title, docs }, index) => (
          <Section
            key={title}
            id={id}
            title={sections.length > 1 ? title : ""}
            docs={docs}
            folded={page.docs.length > maxUnfolded}
            open={index === 0}
            locale={locale}
          />
        ))}
      </div>
    </>
  );
}

interface SectionProps {
  id: string;
  /** Empty for a list without sections. */
  title: string;
  docs: TaggedDoc[];
  folded: boolean;
  open: boolean;
  locale: string;
}

function Section({ id, title, docs, folded, open, locale }: SectionProps) {
  if (title === "") return <Entries docs={docs} level={2} />;
  const heading = <h2 id={id}>{title}</h2>;
  if (!folded) {
    return (
      <section aria-label={title}>
        {heading}
        <Entries docs={docs} level={3} />
      </section>
    );
  }
  return (
    <details className="ref-detail" data-group="" open={open}>
      <summary>
        {heading} <small>{plural(messages.pageCount, { locale, count: docs.length })}</small>
      </summary>
      <Entries docs={docs} level={3} />
    </details>
  );
}

function Entries({ docs, level }: { docs: TaggedDoc[]; level: 2 | 3 }) {
  const Title = `h${level}` as const;
  return (
    <ul className="entries">
      {docs.map(({ title, description, href }) => (
        <li key={href} data-row="">
          <Title>
            <a href={href}>
              <TitleText text={title} />
            </a>
          </Title>
          {description !== "" && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
