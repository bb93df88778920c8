import { expect, it } from "vitest";
import { fitColumn } from "./fit-column.ts";

it.each<[string, string]>([
  ["width: 1280px", "width: min(1280px, 100%)"],
  ["width: 80rem", "width: min(80rem, 100%)"],
  ["width: 150px", "width: 150px"],
  ["width: 50%; max-width: 1280px", "width: 50%; max-width: 1280px"],
  ["justify-content: center", "justify-content: safe center"],
  ["place-items: safe center", "place-items: safe center"],
  ["justify-items: legacy center", "justify-items: legacy center"],
  ["align-items: var(--card-center)", "align-items: var(--card-center)"],
  ["text-align: center", "text-align: center"],
  ["width: 100vw; margin: 1px calc(50% - 50vw) 0", "width: 100%; margin: 1px 0px 0"],
  [
    "left: 50%; right: 50%; margin-left: -50vw; margin-right: -50vw",
    "left: auto; right: auto; margin-left: 0px; margin-right: 0px",
  ],
  ["left: 50%; margin-left: -1rem", "left: 50%; margin-left: -1rem"],
])("fits %j", (declarations, fitted) => {
  expect(fitColumn(`@media print { .a { ${declarations} } }`)).toBe(
    `@media print { .a { ${fitted} } }`,
  );
});
