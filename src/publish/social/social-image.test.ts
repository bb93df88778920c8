import { expect, it } from "vitest";
import { getSocialImage } from "./social-image.ts";

const colors = { background: "#000", text: "#fff", accent: "#f00" };
const draw = (title: string) => getSocialImage({ title, area: "Guides", site: "Docs", colors });
const getTexts = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text);

it("shows section, title, and site", () => {
  expect(getTexts(draw("Production VPCs on AWS"))).toEqual([
    "Guides",
    "Production VPCs on AWS",
    "Docs",
  ]);
});

it("breaks a long title between words and makes it smaller", () => {
  const title = "Step 1: update references to the infrastructure as code library for the benchmark";
  const svg = draw(title);
  const [, ...lines] = getTexts(svg).slice(0, -1);
  expect(lines.join(" ")).toBe(title);
  expect(lines.length).toBeGreaterThan(2);
  expect(svg).toContain('font-size="48"');
});

it("makes a title smaller before it shortens a word", () => {
  const title = "terraform-aws-service-catalog module";
  expect(getTexts(draw(title)).slice(1, -1).join(" ")).toBe(title);
});

it("breaks wide letters earlier", () => {
  expect(getTexts(draw("Terraform modules now"))).toHaveLength(3);
  expect(getTexts(draw("TERRAFORM MODULES NOW")).slice(1, -1)).toEqual([
    "TERRAFORM MODULES",
    "NOW",
  ]);
  expect(getTexts(draw("m".repeat(40)))[1]?.length).toBeLessThan(23);
});

it("shortens a long title", () => {
  const lines = getTexts(draw("word ".repeat(100)));
  expect(lines).toHaveLength(7);
  expect(lines.at(-2)).toMatch(/ …$/);
  expect(getTexts(draw("x".repeat(60)))[1]).toMatch(/…$/);
});

it("does not mark a title as shortened if all its lines are shown", () => {
  const title = `${"a".repeat(60)} ${"wwwwwwwwwwwwwwwwwwww ".repeat(4).trim()}`;
  const lines = getTexts(draw(title)).slice(1, -1);
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)).toBe("wwwwwwwwwwwwwwwwwwww");
});

it("escapes a title", () => {
  expect(draw("<script>&")).toContain("&lt;script&gt;&amp;");
});
