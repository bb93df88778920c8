import { expect, it } from "vitest";
import { tailwindSheet } from "./tailwind-classes.ts";

it("writes rules for classes of Tailwind CSS", () => {
  const component = `export default () => <svg className="h-4 -mt-1 text-red-500 dark:text-white bg-black/50 bg-brand border-t z-10 md:w-1/2 dark:hidden" />;`;
  const page = '<div class="items-center max-w-md">\n';
  const sheet = tailwindSheet([component], [page]).replace(/\s+/g, " ");
  expect(sheet).toBe(
    ":where(.md) .-mt-1 { margin-top: calc(-1 * 0.25rem); } " +
      ":where(.md) .border-t { border-top: 1px solid var(--line); } " +
      ":where(.md) .h-4 { height: 1rem; } " +
      ":where(.md) .items-center { align-items: center; } " +
      ":where(.md) .max-w-md { max-width: 28rem; } " +
      ":where(.md) .z-10 { z-index: 10; } " +
      ":where(.md) .bg-black\\/50 { background-color: color-mix(in srgb, #000 50%, transparent); } " +
      ":where(.md) .text-red-500 { color: #ef4444; } " +
      ":where([data-theme=dark] .md) .dark\\:hidden { display: none; } " +
      ":where([data-theme=dark] .md) .dark\\:text-white { color: #fff; } " +
      "@media (min-width: 48rem) { :where(.md) .md\\:w-1\\/2 { width: calc(1 / 2 * 100%); } } ",
  );
});

it("orders classes as Tailwind CSS does, and reads all kinds of quotes", () => {
  const component = `export default () => <div className="-mt-2 m-4 mx-1 bottom-4 inset-0 h-2 size-4 hidden inline-flex dark:md:flex" />;`;
  const sheet = tailwindSheet(
    [component],
    ["<b class='2xl:grid' /><i className={\"italic\"} />\n"],
  );
  const names = [...sheet.matchAll(/\) \.(\S.*) \{/g)].map(([, name]) => name);
  expect(names).toEqual([
    "inset-0",
    "m-4",
    "size-4",
    "mx-1",
    "-mt-2",
    "bottom-4",
    "h-2",
    "inline-flex",
    "italic",
    "hidden",
    "dark\\:md\\:flex",
    "\\32 xl\\:grid",
  ]);
});
