import { expect, it } from "vitest";
import { headingTerm, oneSpelling, singular, wordsOf } from "./search-terms.ts";

it("keeps an identifier whole and names its parts", () => {
  expect(wordsOf("num_nat_gateways")).toEqual([
    { whole: "num_nat_gateways", inner: [], parts: ["num", "nat", "gateway"] },
  ]);
});

it.each([
  ["var.vpc_id", "var.vpc_id", ["var", "vpc", "id"], ["vpc_id"]],
  [
    "module.vpc.subnet_ids",
    "module.vpc.subnet_ids",
    ["module", "vpc", "subnet", "ids"],
    ["subnet_ids"],
  ],
  ["terraform-aws-eks", "terraform-aws-eks", ["terraform", "aws", "eks"]],
  ["instanceType", "instancetype", ["instance", "type"]],
  ["us-east-1", "us-east-1", ["us", "east"]],
  ["s3://bucket", "s3://bucket", ["s3", "bucket"]],
])("reads %s", (text, whole, parts, inner = []) => {
  expect(wordsOf(text)).toEqual([{ whole, inner, parts: parts.map(singular) }]);
});

it("takes a flag with its dashes, and leaves a dash between words alone", () => {
  expect(wordsOf("terragrunt run --all - done")).toEqual([
    { whole: null, inner: [], parts: ["terragrunt"] },
    { whole: null, inner: [], parts: ["run"] },
    { whole: "--all", inner: [], parts: ["all"] },
    { whole: null, inner: [], parts: ["done"] },
  ]);
});

it("ignores accents, punctuation and what is no word", () => {
  expect(wordsOf("(Crème, brûlée) 🚀 <script> .* \\")).toEqual([
    { whole: null, inner: [], parts: ["creme"] },
    { whole: null, inner: [], parts: ["brulee"] },
    { whole: null, inner: [], parts: ["script"] },
  ]);
});

it("drops words that nobody types", () => {
  expect(wordsOf("a".repeat(81))).toEqual([]);
});

it.each([
  ["gateways", "gateway"],
  ["policies", "policy"],
  ["classes", "classe"],
  ["access", "access"],
  ["status", "status"],
  ["dns", "dns"],
  ["ids3", "ids3"],
])("the singular of %s is %s", (word, expected) => {
  expect(singular(word)).toBe(expected);
});

it.each([
  ["defence", "defense"],
  ["organisation", "organization"],
  ["organised", "organized"],
  ["catalogue", "catalog"],
  ["rise", "rise"],
])("writes %s as %s", (word, expected) => {
  expect(oneSpelling(word)).toBe(expected);
});

it("names a heading by its words", () => {
  expect(headingTerm("Security groups: `num_nat_gateways`")).toBe(
    "=security group num_nat_gateways",
  );
});

it("cuts plain texts like those with other letters", () => {
  const text = "Run --all of var.vpc_id -- at 10.0.0.0/16, instanceType a-b_c x--y /etc/hosts";
  const [, ...words] = wordsOf(`é ${text}`);
  expect(wordsOf(text)).toEqual(words);
});
