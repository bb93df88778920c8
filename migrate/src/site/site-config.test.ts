import { expect, it } from "vitest";
import { getHostLabel, normalizeBaseUrl, printConfig } from "./site-config.ts";

it.each([
  ["/docs/", "/docs/"],
  ["/docs", "/docs/"],
  ["docs/v1.0", "/docs/v1.0/"],
  ["/", undefined],
  ["./", undefined],
  ["https://example.com/docs/", undefined],
  [undefined, undefined],
])("reads the base %j", (base, expected) => {
  expect(normalizeBaseUrl(base)).toBe(expected);
});

it.each([
  ["https://www.github.com/a", undefined, "GitHub"],
  ["https://chat.example.com/", undefined, "chat.example.com"],
  ["https://social.example.com/", "mastodon", "Mastodon"],
  ["https://questions.example.com/", "stackOverflow", "Stack Overflow"],
  ["mailto:team@example.com", undefined, "team@example.com"],
  ["mailto:team@example.com", "fontawesome/solid/envelope", "team@example.com"],
])("labels a link to %s with the icon %s", (address, icon, label) => {
  expect(getHostLabel(address, icon)).toBe(label);
});

it("allows frames of videos in pages and of components", () => {
  const files = new Map([
    ["a.mdx", { text: '<Video src="https://youtu.be/abcdefghijk" />' }],
    ["components/migrated/a.jsx", { text: '<iframe title="b" src="https://bells.example/c" />' }],
  ]);
  const text = printConfig(
    {
      title: "A",
      url: "https://a.example",
      logo: { alt: "A", light: "/a.svg", dark: "/a.svg", width: 1, height: 1 },
    },
    { files },
  );
  expect(text).toContain('"https://bells.example"');
  expect(text).toContain("youtube");
});
