import { expect, it } from "vitest";
import { singular, wordsOf } from "./search-terms.ts";

it("keeps an identifier whole and names its parts", () => {
  expect(wordsOf("num_nat_gateways")).toEqual([
    { whole: "num_nat_gateways", parts: ["num", "nat", "gateway"] },
  ]);
});

it.each([
  ["var.vpc_id", "var.vpc_id", ["var", "vpc", "id"]],
  ["terraform-aws-eks", "terraform-aws-eks", ["terraform", "aws", "eks"]],
  ["instanceType", "instancetype", ["instance", "type"]],
  ["us-east-1", "us-east-1", ["us", "east"]],
  ["s3://bucket", "s3://bucket", ["s3", "bucket"]],
])("reads %s", (text, whole, parts) => {
  expect(wordsOf(text)).toEqual([{ whole, parts: parts.map(singular) }]);
});

it("takes a flag with its dashes, and leaves a dash between words alone", () => {
  expect(wordsOf("terragrunt run --all - done")).toEqual([
    { whole: null, parts: ["terragrunt"] },
    { whole: null, parts: ["run"] },
    { whole: "--all", parts: ["all"] },
    { whole: null, parts: ["done"] },
  ]);
});

it("ignores accents, punctuation and what is no word", () => {
  expect(wordsOf("(Crème, brûlée) 🚀 <script> .* \\")).toEqual([
    { whole: null, parts: ["creme"] },
    { whole: null, parts: ["brulee"] },
    { whole: null, parts: ["script"] },
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
