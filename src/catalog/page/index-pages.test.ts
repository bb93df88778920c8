import { expect, test } from "vitest";
import * as messages from "../../model/reference/catalog-messages.ts";
import { countOf } from "./index-pages.ts";

test.each([
  [0, "no outputs"],
  [1, "1 output"],
  [1760, "1,760 outputs"],
])("%i is %s", (count, text) => {
  expect(countOf(count, "outputs", { messages, locale: "en" })).toBe(text);
});
