import { expect, it } from "vitest";
import { convertReadme, linkDescription } from "./readme.ts";

const folder = {
  title: "Network",
  repository: "acme/modules",
  source: "modules/network",
  version: "1.2.0",
  tagPrefix: "v",
  otherTags: {},
  host: null,
};

/** The page without its front matter. */
function getText(readme: string, more: Partial<typeof folder> = {}): string {
  return convertReadme(readme, { ...folder, ...more })
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .trim();
}

const file = "https://github.com/acme/modules/blob/v1.2.0";
const raw = "https://raw.githubusercontent.com/acme/modules/v1.2.0";

it.each([
  ["[a](docs/b.md#c)", `[a](<${file}/modules/network/docs/b.md#c>)`],
  ['[a *b*](../x.tf "T")', `[a *b*](<${file}/modules/x.tf> "T")`],
  ["[a](/LICENSE.md)", `[a](<${file}/LICENSE.md>)`],
  [
    "[a](examples/x/)",
    "[a](<https://github.com/acme/modules/tree/v1.2.0/modules/network/examples/x>)",
  ],
  ["[a](../../../../etc/passwd.txt)", `[a](<${file}/etc/passwd.txt>)`],
  ["[a](https://x.example/y)", "[a](<https://x.example/y>)"],
  ["<https://x.example/y>", "<https://x.example/y>"],
  ["![a](b.png)", `![a](<${raw}/modules/network/b.png>)`],
  ["[![a](b.png)](c.md)", `[![a](<${raw}/modules/network/b.png>)](<${file}/modules/network/c.md>)`],
  ["[a][b]\n\n[b]: ./c.md", `[a][b]\n\n[b]: <${file}/modules/network/c.md>`],
  ['<img src="b.png" alt="x">', `<img src="${raw}/modules/network/b.png" alt="x">`],
  [
    '<img src="b.png" srcset="b.png 1x,c,d.png 2x, https://x.example/e.png 640w" alt="x">',
    `<img src="${raw}/modules/network/b.png" srcset="${raw}/modules/network/b.png 1x, ${raw}/modules/network/c,d.png 2x, https://x.example/e.png 640w" alt="x">`,
  ],
  ["<a href='c.md'>c</a>", `<a href="${file}/modules/network/c.md">c</a>`],
  ["`[a](b.md)`", "`[a](b.md)`"],
])("leads relative addresses to the repository at the tag: %s", (written, expected) => {
  expect(getText(written)).toBe(expected);
});

it("names a picture that its host cannot serve", () => {
  expect(getText("![Zones](b.png)", { repository: "git.example.com/acme/modules" })).toBe(
    "[Zones](<https://git.example.com/acme/modules>)",
  );
});

it("keeps links to its headings, and leads others to the reference or to the README", () => {
  const text = getText(
    "# The title\n\n[a](#use-it) [b](#inputs) [c](#gone) [d](#the-title) [e](#top)\n\n## Use it!\n",
  );
  expect(text).toContain("[a](<#use-it>) [b](<#reference>)");
  expect(text).toContain(`[c](<${file}/modules/network/README.md#gone>)`);
  expect(text).toContain("[d](<#>) [e](<#>)");
});

it.each([
  ["<!-- BEGIN_TF_DOCS -->", "<!-- END_TF_DOCS -->"],
  [
    "<!-- BEGINNING OF PRE-COMMIT-TERRAFORM DOCS HOOK -->",
    "<!-- END OF PRE-COMMIT-TERRAFORM DOCS HOOK -->",
  ],
  ["<!-- BEGIN TFDOC -->", "<!-- END TFDOC -->"],
  ["<!-- BEGIN\\_TF\\_DOCS -->", "<!-- END\\_TF\\_DOCS -->"],
])("leaves out the title, badges, and what terraform-docs wrote between %s", (start, end) => {
  const badge =
    "[![CI](https://github.com/a/b/actions/workflows/ci.yml/badge.svg)](https://x.example)";
  const readme = `# Network\n\n${badge}\n\nA network.\n\n${start}\nText\n\n## Inputs\n\n| a |\n| - |\n${end}\n\nEnd.\n`;
  expect(getText(readme).split(/\n+/)).toEqual(["A network.", "End."]);
});

it("leaves out a title and badges in HTML", () => {
  const image = (name: string) => `<img alt="x" src="https://img.shields.io/${name}">`;
  const readme = `<div align="center">
  <img src="logo.png">
  <h1 style="margin: 0">Network</h1>
  ${image("a")}
  <a href="https://x.example">${image("b")} ${image("c")}</a>
    <em>Now</em>
</div>

<a href="https://x.example">${image("d")}</a> ${image("e")} [${image("f")}](https://x.example)

A network. <a href="guide.md"><img src="guide.png"></a>

# Use

\`${image("g")}\`
`;
  const text = getText(readme);
  expect(text.match(/shields\.io\/\w/g)).toEqual(["shields.io/g"]);
  expect(text).toMatch(/^<div align="center">\n.*logo\.png">\n {4}<em>Now<\/em>\n<\/div>\n/);
  expect(text).toMatch(/A network\. <a href="[^"]*guide\.md"><img src="[^"]*guide\.png"><\/a>/);
  expect(text).toContain("# Use");
});

it("leads links to a title in HTML to the top", () => {
  const text = getText("<h1>The <b>Network</b></h1>\n\nBack to the [title](#the-network).\n");
  expect(text).toContain("[title](<#>)");
});

it("keeps a logo that is the title, and takes the first heading of Markdown as the title", () => {
  const text = getText('<h1><img src="logo.png"></h1>\n\n# Network\n\nText.\n');
  expect(text).toMatch(/^<h1><img src="[^"]*logo\.png"><\/h1>\s+Text\.$/);
});

it("leaves out spaces between badges, which would make code of the text after them", () => {
  const badge = "![b](https://img.shields.io/badge/b)";
  const other = "[![c](https://api.example.com/projects/c/badge)](https://x.example)";
  expect(getText(`${`${badge} `.repeat(5)}${other} Text.`)).toBe("Text.");
});

it.each([
  ["https://gitlab.com/a/b/badges/main/pipeline.svg", false],
  ["https://www.bridgecrew.cloud/badges/github/a/b/general", false],
  ["https://goreportcard.com/badge/github.com/a/b", false],
  ["https://app.codacy.com/project/badge/Grade/0a1b", false],
  ["https://readthedocs.org/projects/a/badge/?version=latest", false],
  ["https://api.netlify.com/api/v1/badges/0a1b/deploy-status", false],
  ["./badges/coverage.svg", false],
  [".github/badges/tests.svg", false],
  ["https://x.example/coverage-badge.svg", false],
  ["docs/id-badge.png", true],
  ["./images/badge.svg", true],
  ["./modules/badge/flow.svg", true],
  ["./modules/badge/flow.png", true],
  ["docs/badges/architecture.png", true],
  ["https://x.example/docs/badges/architecture.png", true],
])("shows the picture %s: %s", (url, isShown) => {
  expect(getText(`![a](${url}) Text.`).startsWith("![a]")).toBe(isShown);
});

it("keeps what a writer has between the marks if nothing else describes the module", () => {
  const readme =
    "<!-- BEGIN_TF_DOCS -->\n# Vault\n\nA vault.\n\n## Use\n\nCall it.\n\n## Requirements\n\nTerraform\n\n### Sub\n\n## Inputs\n\nNo.\n\n## Telemetry\n\nSent.\n<!-- END_TF_DOCS -->\n";
  const text = getText(readme);
  expect(text).toMatch(/A vault\.\s+## Use\s+Call it\.\s+## Telemetry\s+Sent\./);
  expect(text).not.toMatch(/Terraform|Sub|No\./);
});

it("leaves marks in code as they are", () => {
  const readme = "Text.\n\n```md\n<!-- BEGIN_TF_DOCS -->\n<!-- END_TF_DOCS -->\n```";
  expect(getText(readme)).toBe(readme);
});

it("describes the page by the first paragraph", () => {
  const readme =
    "---\nx: 1\n---\n# T\n\n![x](y.png)\n\nCreates a *network* with `x`.\nAnd more.\n\nLater.";
  expect(convertReadme(readme, folder)).toContain(
    '---\ntitle: "Network"\ndescription: "Creates a network with x. And more."\n---\n',
  );
  expect(convertReadme(`A sentence. ${"word ".repeat(80)}`, folder)).toContain('"A sentence."');
  const long = `A sentence. It has examples (e.g. ${"word ".repeat(80)})`;
  expect(convertReadme(long, folder)).toContain('"A sentence."');
});

it.each([
  ["> [!NOTE]\n> It is old.\n\nWhat it is.", "What it is."],
  ["[FAQ](faq.md) | [Changelog](changes.md)\n\nWhat it is.", "What it is."],
  ["[Registry](https://example.com/a)\n\nWhat it is.", "What it is."],
  ["[Some module](https://example.com/a) creates it.", "Some module creates it."],
  ["Creates it. Optionally:\n\n- more", "Creates it."],
  ["##Creates it without a space.", "Creates it without a space."],
])("describes the page of %j as %s", (readme, description) => {
  expect(convertReadme(readme, folder)).toContain(`description: "${description}"`);
});

it("links descriptions to files of the repository", () => {
  const text = "[a](../b/README.md#c), `[x](y.md)`, [d](/e), [f](#g), <https://h.example>";
  const linked = text.replace(/\(\.\.[^)]*\)/, `(<${file}/modules/b/README.md#c>)`);
  expect(linkDescription(text, folder)).toBe(linked);
  const html = "See <a href=https://h.example/x>H</a>.";
  expect(linkDescription(html, folder)).toBe('See <a href="https://h.example/x">H</a>.');
  const code = "Write `<a href=x>` and [a](docs/a.md?plain=1)";
  expect(linkDescription(code, folder)).toMatch(/^Write `<a href=x>` and \[a\]\(<https:/);
  expect(linkDescription("![a](a.png)", folder)).toMatch(/^!\[a\]\(<https:.*a\.png>\)$/);
  for (const pattern of ["[a-z]([-a-z0-9]*[a-z0-9])?", "[a-z](?:-a)", "[0-9](s?)"])
    expect(linkDescription(`match ${pattern}`, folder)).toBe(`match \\${pattern}`);
});

it("takes a README of thousands of brackets, quotes, and links", () => {
  const hostile = ["[".repeat(20_000), "> ".repeat(20_000), "[a](b) ".repeat(20_000)];
  for (const readme of hostile) expect(getText(readme)).not.toBe("");
});
