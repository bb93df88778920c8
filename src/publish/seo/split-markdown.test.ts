import { expect, it } from "vitest";
import { splitMarkdown as splitMarkdowns } from "./split-markdown.ts";

const most = 400;
const splitMarkdown = (text: string, limit: number) => [...splitMarkdowns([text], limit)];
const sizes = (files: string[]) => files.map((file) => Buffer.byteLength(file));

it("splits before headings and pages, and omits the separator between pages", () => {
  const page = (name: string) => `# ${name}\n\n${"Text. ".repeat(45)}\n`;
  const files = [...splitMarkdowns([page("One"), page("Two")], most)];
  expect(files.map((file) => file.slice(0, 5))).toEqual(["# One", "# Two"]);
});

it("keeps a text that fits in one file", () => {
  expect(splitMarkdown("# One\n\nText.\n", most)).toEqual(["# One\n\nText.\n"]);
});

it.each([
  [
    "paragraphs",
    `# One\n\n${Array.from({ length: 40 }, (_, n) => `Paragraph ${n}.\n\nMore.\n`).join("\n")}`,
  ],
  ["lines", `${Array.from({ length: 99 }, (_, n) => `- entry ${n}`).join("\n")}\n`],
  ["one line", "word ".repeat(900)],
  ["wide characters", "日本語🎉".repeat(300)],
])("splits %s that are too long, and loses nothing", (_, text) => {
  const files = splitMarkdown(text, most);
  expect(files.length).toBeGreaterThan(1);
  expect(Math.max(...sizes(files))).toBeLessThanOrEqual(most);
  expect(files.join("").replaceAll("\n", "")).toBe(text.replaceAll("\n", ""));
  expect(files.join("")).not.toContain("\ufffd");
});

it("splits between paragraphs if possible", () => {
  const text = `${Array.from({ length: 20 }, () => `${"Words of a paragraph ".repeat(3)}\nend.\n`).join("\n")}`;
  const files = splitMarkdown(text, most);
  expect(files.slice(0, -1).every((file) => file.endsWith("end.\n\n"))).toBe(true);
});

it("closes and reopens a code block that it splits", () => {
  const code = Array.from({ length: 90 }, (_, n) => `line_${n} = true`).join("\n");
  const files = splitMarkdown(`Before.\n\n\`\`\`\`hcl\n${code}\n\`\`\`\`\n\nAfter.\n`, most);
  expect(Math.max(...sizes(files))).toBeLessThanOrEqual(most);
  for (const file of files) expect((file.match(/^````/gm) ?? []).length % 2).toBe(0);
  for (const file of files.slice(1, -1)) expect(file).toMatch(/^````hcl\nline_/);
  const lines = files.join("").match(/^line_\d+/gm) ?? [];
  expect(lines).toHaveLength(90);
});

it("keeps the limit if a long code block follows a short paragraph", () => {
  const code = `${"x".repeat(40)}\n`.repeat(20);
  const files = splitMarkdown(`Before.\n\n\`\`\`\n${code}\`\`\`\n`, most);
  expect(Math.max(...sizes(files))).toBeLessThanOrEqual(most);
});

it("closes a code block on its own line if it splits a line of the block", () => {
  const files = splitMarkdown(`\`\`\`\n${"x".repeat(900)}\n\`\`\`\n`, most);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) expect(file).toMatch(/^```\nx+\n```\n$/);
});
