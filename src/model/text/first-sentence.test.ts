import { expect, it } from "vitest";
import { splitFirstSentence } from "./first-sentence.ts";

it.each([
  ["Runs tasks on a schedule. Retries them.", "Runs tasks on a schedule.", "Retries them."],
  ["The Region (e.g. us-east-1). Required.", "The Region (e.g. us-east-1).", "Required."],
  ["A network. It has subnets. More.", "A network. It has subnets.", "More."],
  [
    "Creates subnets, NATs, etc. for a VPC. More.",
    "Creates subnets, NATs, etc. for a VPC.",
    "More.",
  ],
  ["Creates subnets, NATs, etc. More.", "Creates subnets, NATs, etc.", "More."],
  ["The ID (of the default VPC.) Required.", "The ID (of the default VPC.)", "Required."],
  [" Without an end\n", "Without an end", ""],
])("splits %j after its first sentence", (text, first, rest) => {
  expect(splitFirstSentence(text)).toEqual({ first, rest });
});
