import type { SearchRecord } from "../../model/search/search.ts";
import type { PageText, SectionText } from "./extract-sections.ts";

/** What the index needs to know of a page beside its text. */
export interface PageInfo {
  route: string;
  title: string;
  /** What else it is called: in the menu, in code, by readers. */
  otherNames: string[];
  description: string;
  keywords: string[];
  /** Titles above it, outermost first. */
  path: string[];
  version: string | null;
  locale: string;
}

/** The records of a page: one for itself, one for each section. */
export function pageRecords(page: PageInfo, { text, sections }: PageText): SearchRecord[] {
  const { route, title, path, version, locale } = page;
  const place = { route, title, version, locale };
  const names = [...page.keywords, ...page.otherNames];
  const own: SearchRecord = {
    ...place,
    kind: "page",
    anchor: "",
    heading: title,
    path,
    text: [page.description, text].filter(Boolean).join(" "),
    ...(names.length > 0 && { names: names.join(" ") }),
  };
  const open: SectionText[] = [];
  const below = sections.map((section): SearchRecord => {
    while ((open.at(-1)?.level ?? 0) >= section.level) open.pop();
    const above = open.map(({ heading }) => heading);
    open.push(section);
    const { id, heading, text: content } = section;
    return {
      ...place,
      kind: "section",
      anchor: id,
      heading,
      path: [...path, title, ...above],
      text: content,
    };
  });
  return [own, ...below];
}
