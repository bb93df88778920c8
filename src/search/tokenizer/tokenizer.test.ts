// Words of other languages. cspell:ignore duong isik Đường ışık Łódź לוֹם שלום كتاب كتـــاب كِتَاب
import { expect, it } from "vitest";
import {
  getAlternatePrefix,
  getHeadingTerm,
  getHeadingTermsOfQuery,
  getSingular,
  isContentWord,
  normalizeSpelling,
  tokenize,
} from "./tokenizer.ts";

/** Words without their spelling, which another test checks. */
const getTerms = (text: string) =>
  tokenize(text).map(({ identifier, pathSegments, words }) => ({
    identifier,
    pathSegments,
    words,
  }));

it("keeps an identifier and lists its words", () => {
  expect(getTerms("num_nat_gateways")).toEqual([
    { identifier: "num_nat_gateways", pathSegments: [], words: ["num", "nat", "gateway"] },
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
  ["v1.30.2", "1.30.2", ["30"]],
  ["s3://bucket", "s3://bucket", ["s3", "bucket"]],
  ["Route53Entry", "route53entry", ["route53", "entry"]],
  ["IAMRoleArn", "iamrolearn", ["iam", "role", "arn"]],
  ["s3:GetObject", "s3:getobject", ["s3", "get", "object"], ["getobject"]],
  [
    "modules/vpc-app/main.tf",
    "modules/vpc-app/main.tf",
    ["modules", "vpc", "app", "main", "tf"],
    ["vpc-app", "main.tf"],
  ],
])("reads %s", (text, identifier, words, pathSegments = []) => {
  expect(getTerms(text)).toEqual([{ identifier, pathSegments, words: words.map(getSingular) }]);
});

it("keeps the dashes of a flag, and ignores one between words", () => {
  expect(getTerms("terragrunt run --all - done")).toEqual([
    { identifier: null, pathSegments: [], words: ["terragrunt"] },
    { identifier: null, pathSegments: [], words: ["run"] },
    { identifier: "--all", pathSegments: [], words: ["all"] },
    { identifier: null, pathSegments: [], words: ["done"] },
  ]);
});

it("ignores accents, punctuation, and what is not a word", () => {
  expect(getTerms("(Crème, brûlée) 🚀 <script> .* \\")).toEqual([
    { identifier: null, pathSegments: [], words: ["creme"] },
    { identifier: null, pathSegments: [], words: ["brulee"] },
    { identifier: null, pathSegments: [], words: ["script"] },
  ]);
});

it("drops words that are never typed", () => {
  expect(tokenize("a".repeat(81))).toEqual([]);
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
  expect(getSingular(word)).toBe(expected);
});

it.each([
  ["defence", "defense"],
  ["organisation", "organization"],
  ["organised", "organized"],
  ["catalogue", "catalog"],
  ["rise", "rise"],
])("writes %s as %s", (word, expected) => {
  expect(normalizeSpelling(word)).toBe(expected);
});

it.each(["VPCs", "IDs", "AWS"])("does not shorten %s", (text) => {
  expect(getTerms(text)).toEqual([
    { identifier: null, pathSegments: [], words: [getSingular(text.toLowerCase())] },
  ]);
});

it("returns the spelling of a word and its term", () => {
  expect(tokenize("Users clusterMinSize --all").map(({ spaced }) => spaced)).toEqual([
    "users",
    "cluster min size",
    "--all",
  ]);
});

it("names a heading by its words", () => {
  expect(getHeadingTerm("Security groups: `num_nat_gateways`")).toBe(
    "=security group num nat gateways",
  );
});

it.each(["vpc_ids", "vpc-ids", "vpcIds", "VPC IDs", "vpc ids"])("%s finds vpc_ids", (text) => {
  expect(getHeadingTermsOfQuery(text)).toContain(getHeadingTerm("vpc_ids"));
});

it.each([
  ["--vpc-name", "vpc_name"],
  ["vpc_id", "vpc_ids"],
  ["guard_duty", "GuardDuty"],
  ["vpc", "What a VPC is"],
])("%s does not match %s", (text, heading) => {
  expect(getHeadingTermsOfQuery(text)).not.toContain(getHeadingTerm(heading));
});

it.each([
  ["guardduty", "GuardDuty"],
  ["security group", "Security groups"],
  ["create an account", "Create your account"],
  ["how do I push the image", "4. Push the image"],
  ["remove default vpcs", "9.1 Remove the default VPCs"],
  ["manual steps", "Step 3: manual steps"],
  ["how it works", "How it works"],
])("%s asks for %s", (text, heading) => {
  expect(getHeadingTermsOfQuery(text)).toContain(getHeadingTerm(heading));
});

it("finds the same words in ASCII text and in text with other letters", () => {
  const text = "Run --all of var.vpc_id -- at 10.0.0.0/16, instanceType a-b_c x--y /etc/hosts";
  const [, ...words] = tokenize(`é ${text}`);
  expect(tokenize(text)).toEqual(words);
});

it.each([
  ["licenc", "licens"],
  ["licence", "license"],
  ["centr", "cente"],
  ["behaviou", "behavior"],
  ["organisa", "organiza"],
  ["organisat", "organizat"],
  ["organisatio", "organizatio"],
  ["organisi", "organizi"],
  ["organisin", "organizin"],
  ["cent", undefined],
  ["organis", undefined],
  ["provisi", undefined],
  ["isa", undefined],
])("returns the prefix of %s in the alternate spelling", (prefix, other) => {
  expect(getAlternatePrefix(prefix)).toBe(other);
});

it.each([
  ["部署到生产环境", "生产"],
  ["クラスターを更新する", "更新"],
  ["การอัปเดตคลัสเตอร์", "คลัสเตอร์"],
  ["클러스터 업데이트", "데이"],
  ["Straße", "strasse"],
  ["Øre und Ærø", "aero"],
  ["Łódź", "lodz"],
  ["ışık", "isik"],
  ["Đường", "duong"],
  ["كتـــاب", "كتاب"],
  ["كِتَاب", "كتاب"],
  ["שָׁלוֹם", "שלום"],
  ["दिन", "दिन"],
  ["क़द", "कद"],
  ["Kuber\u00adnetes", "kubernete"],
  ["self\u2011hosted", "hosted"],
])("finds in %s the word %s", (text, word) => {
  expect(tokenize(text).flatMap(({ words }) => words)).toContain(word);
});

it("keeps the vowels of Hindi, which distinguish words", () => {
  const words = tokenize("काल कल कुल").map(({ words: [word] }) => word);
  expect(new Set(words).size).toBe(3);
});

it("has forms of `do` and `be` among the stop words", () => {
  expect(tokenize("does was this").some(isContentWord)).toBe(false);
});
