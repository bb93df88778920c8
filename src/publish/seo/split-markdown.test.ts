import { expect, it } from "vitest";
import { splitMarkdown } from "./split-markdown.ts";

const maxBytes = 400;
const split = (text: string) => [...splitMarkdown([text], maxBytes)];
const sizes = (files: string[]) => files.map((file) => Buffer.byteLength(file));

it("splits before headings and pages, and omits the separator between pages", () => {
  const page = (name: string) => `# ${name}\n\n${"Text. ".repeat(45)}\n`;
  const files = [...splitMarkdown([page("One"), page("Two")], maxBytes)];
  expect(files.map((file) => file.slice(0, 5))).toEqual(["# One", "# Two"]);
});

it("keeps a text that fits in one file", () => {
  expect(split("# One\n\nText.\n")).toEqual(["# One\n\nText.\n"]);
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
  const files = split(text);
  expect(files.length).toBeGreaterThan(1);
  expect(Math.max(...sizes(files))).toBeLessThanOrEqual(maxBytes);
  expect(files.join("").replaceAll("\n", "")).toBe(text.replaceAll("\n", ""));
  expect(files.join("")).not.toContain("\ufffd");
});

it("splits between paragraphs if possible", () => {
  const text = `${Array.from({ length: 20 }, () => `${"Words of a paragraph ".repeat(3)}\nend.\n`).join("\n")}`;
  const files = split(text);
  expect(files.slice(0, -1).every((file) => file.endsWith("end.\n\n"))).toBe(true);
});

it("closes and reopens a code block that it splits", () => {
  const code = Array.from({ length: 90 }, (_, n) => `line_${n} = true`).join("\n");
  const files = split(`Before.\n\n\`\`\`\`hcl\n${code}\n\`\`\`\`\n\nAfter.\n`);
  expect(Math.max(...sizes(files))).toBeLessThanOrEqual(maxBytes);
  for (const file of files) expect((file.match(/^````/gm) ?? []).length % 2).toBe(0);
  for (const file of files.slice(1, -1)) expect(file).toMatch(/^````hcl\nline_/);
  const lines = files.join("").match(/^line_\d+/gm) ?? [];
  expect(lines).toHaveLength(90);
});

it("keeps the limit if a long code block follows a short paragraph", () => {
  const code = `${"x".repeat(40)}\n`.repeat(20);
  const files = split(`Before.\n\n\`\`\`\n${code}\`\`\`\n`);
  expect(Math.max(...sizes(files))).toBeLessThanOrEqual(maxBytes);
});

it("closes a code block on its own line if it splits a line of the block", () => {
  const files = split(`\`\`\`\n${"x".repeat(900)}\n\`\`\`\n`);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) expect(file).toMatch(/^```\nx+\n```\n$/);
});
