import { expect, it } from "vitest";
import { tailwindSheet } from "./tailwind-classes.ts";

it("writes rules for the layout of Tailwind classes, and none for colors", () => {
  const component = `export default () => <svg className="h-4 -mt-1 text-red-500 md:w-1/2 dark:hidden" />;`;
  const page = '<div class="items-center max-w-md">\n';
  const sheet = tailwindSheet([component], [page]).replace(/\s+/g, " ");
  expect(sheet).toBe(
    ":where(.md) .-mt-1 { margin-top: calc(-1 * 0.25rem); } " +
      ":where([data-theme=dark] .md) .dark\\:hidden { display: none; } " +
      ":where(.md) .h-4 { height: 1rem; } " +
      ":where(.md) .items-center { align-items: center; } " +
      ":where(.md) .max-w-md { max-width: 28rem; } " +
      "@media (min-width: 48rem) { :where(.md) .md\\:w-1\\/2 { width: calc(1 / 2 * 100%); } } ",
  );
});
