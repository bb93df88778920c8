import { Parser } from "htmlparser2";
import { expect, it } from "vitest";
import { createSectionReader, type PageText } from "./extract-sections.ts";

function extractSections(html: string): PageText {
  const { pageText, ...handler } = createSectionReader();
  new Parser(handler).end(html);
  return pageText();
}

const page = (main: string) =>
  `<body><nav>menu</nav><main>${main}</main><footer>end</footer></body>`;

it("splits the main part at its headings", () => {
  const html = page(
    `<h1>Title</h1><p>Intro <b>te</b>xt.<br>More</p>
     <h2 id="a">First <code>x</code><a class="anchor" href="#a">#</a></h2><p>One <wbr>name_<wbr>of</p><p>Two &amp; three</p>
     <h3 id="b">Second</h3><pre><code>resource "aws_s3_bucket" "b" {}</code></pre>`,
  );
  expect(extractSections(html)).toEqual({
    text: "Intro text. More",
    sections: [
      { id: "a", level: 2, heading: "First x", text: "One name_of Two & three" },
      { id: "b", level: 3, heading: "Second", text: 'resource "aws_s3_bucket" "b" {}' },
    ],
  });
});

it("omits navigation, forms, scripts, pictures, and hidden or marked elements", () => {
  const html = page(
    `<nav>crumbs</nav><label>Type <select><option>string</select></label><p>Text</p><svg><text>node</text></svg><img src="x"><script>code</script><p hidden>no</p><p role="tabpanel" hidden>tab</p>
     <div data-search="off"><h2 id="inputs">Inputs</h2><img src="x"><p>entry</p></div><p>after</p>`,
  );
  expect(extractSections(html)).toEqual({ text: "Text tab after", sections: [] });
});

it("keeps a word and its definition", () => {
  const html = page(
    '<p>A <button class="term">VPC</button><span popover="auto">Your network</span>, <button>Copy</button>here</p>',
  );
  expect(extractSections(html).text).toBe("A VPC Your network, here");
});

it("a heading without an id is text", () => {
  expect(extractSections(page("<h2>No id</h2><p>x</p>"))).toEqual({
    text: "No id x",
    sections: [],
  });
});
