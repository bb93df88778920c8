import { expect, it } from "vitest";
import { element, text } from "../article.ts";
import { toHtml } from "../html/to-html.ts";
import { breakCode } from "./render-table.ts";

const broken = (code: string) => {
  const cell = [element("strong", {}, [element("code", {}, [text(code)])])];
  return toHtml(breakCode(cell));
};

it.each([
  ["num_nat_gateways_per_zone", "num_<wbr>nat_<wbr>gateways_<wbr>per_<wbr>zone"],
  ["AddressLimitExceeded", "Address<wbr>Limit<wbr>Exceeded"],
  ["terragrunt run --all", "terragrunt run --all"],
  ["https://a.example/b", "https://<wbr>a.<wbr>example/<wbr>b"],
  ["short_name", "short_name"],
])("breaks %s between words", (code, expected) => {
  expect(broken(code)).toBe(`<strong><code>${expected}</code></strong>`);
});

it("does not change other text", () => {
  expect(toHtml(breakCode([text("a_very_long_name_in_text")]))).toBe("a_very_long_name_in_text");
});
