import { expect, it } from "vitest";
import { element, text } from "./article.ts";
import { foldSections } from "./fold-sections.ts";
import { toHtml } from "./html/to-html.ts";

const heading = (id: string, name: string, level = 2) => element(`h${level}`, { id }, [text(name)]);
const paragraph = (words: string) => element("p", {}, [text(words)]);

it("splits an article at the group of the first question", () => {
  const article = [
    paragraph("Before."),
    heading("group", "Installation"),
    paragraph("Not an answer."),
    heading("how", "How?", 3),
    paragraph("Run it."),
    heading("more", "More"),
    paragraph("The end."),
  ];
  const folded = foldSections(article, "questions");
  expect(toHtml(folded?.text ?? [])).toBe("<p>Before.</p>");
  expect(folded && toHtml([folded.list])).toBe(
    '<div id="questions"><section data-group=""><h2 id="group">Installation</h2><p>Not an answer.</p><details class="question" data-row=""><summary><h3 id="how">How?</h3></summary><p>Run it.</p></details></section><section data-group=""><h2 id="more">More</h2><p>The end.</p></section></div>',
  );
});

it("folds the sections of level 3, or of level 2 on a page without level 3", () => {
  const folded = (levels: readonly number[]) => {
    const article = levels.map((level, index) => heading(`h${index}`, `Heading ${index}`, level));
    const list = foldSections(article, "sections")?.list;
    return list && [...toHtml([list]).matchAll(/<summary><h. id="(h\d)"/g)].map(([, id]) => id);
  };
  expect(folded([2, 3, 4, 3, 2])).toEqual(["h1", "h3"]);
  expect(folded([2, 4, 2])).toEqual(["h0", "h2"]);
  expect(folded([])).toBeUndefined();
});
