import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type StaticHtmlProps, splitLead, type TextElement } from "./split-lead.ts";

function StaticHtml({ html }: StaticHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written below
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

function Embed({ html }: StaticHtmlProps) {
  return <pre>{html}</pre>;
}

function render(text: TextElement): string {
  const { lead, rest } = splitLead(text, StaticHtml);
  return renderToStaticMarkup(
    <>
      {lead}Links{rest}
    </>,
  );
}

it.each([
  ["a paragraph", "<p>Lead</p> <p>Rest</p>", /Lead.*Links.*Rest/],
  ["a heading", "<h2>A</h2><p>B</p>", /Links.*A.*B/],
  ["badges", '<p><img src="x"></p><p>B</p>', /Links.*img.*B/],
  ["nothing", "", /Links/],
])("splits a text that begins with %s", (_, html, expected) => {
  expect(render(<StaticHtml html={html} />)).toMatch(expected);
});

it("splits MDX only if it begins with static HTML", () => {
  const html = <StaticHtml html="<p>Lead</p><p>Rest</p>" />;
  expect(
    render(
      <>
        {html}
        <hr />
      </>,
    ),
  ).toMatch(/Lead.*Links.*Rest.*<hr/);
  expect(
    render(
      <>
        <hr />
        {html}
      </>,
    ),
  ).toMatch(/Links.*<hr.*Lead/);
  expect(render(<Embed html="<p>Lead</p><p>Rest</p>" />)).toMatch(/Links.*Lead.*Rest/);
});
