import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import { findNearest } from "../../src/model/diagnostics/nearest.ts";
import type { SourceLocation } from "../../src/model/diagnostics/rule.ts";
import { escapeRegExp } from "../../src/model/text/escape-reg-exp.ts";
import { type Guide, getBlocks, parseFileTitle } from "../guide/guide.ts";
import { diagnose } from "../lint-rules.ts";
import { checkAccountNames } from "./check-account-names.ts";
import { type ExampleCompany, knownValues, type ValueKind } from "./example-company.ts";
import { exampleRules } from "./example-rules.ts";
import { getLines, getLocation, type Line } from "./lines.ts";

interface FoundValue {
  value: string;
  location: SourceLocation;
}

/** Patterns of values in a line. Their first group is the value. */
const accountIds = /(?<![\w.\-/+=])(\d{12})(?![\w-]|\.\d)/g;
const regions =
  /(?<![\w])((?:us|eu|ap|sa|ca|me|af|il|mx|cn)(?:-gov)?-(?:north|south|east|west|central|northeast|northwest|southeast|southwest)-\d)(?=[a-f]?(?![\w]))/g;
const ranges = /(?<![\d.])(\d{1,3}(?:\.\d{1,3}){3}\/\d{1,2})(?!\d)/g;
const profiles =
  /(?:--profile[ =]|AWS_PROFILE=|\baws-vault (?:exec|login|add|export|remove|rotate)(?: --?[\w-]+(?:=\S+)?)* |\[profile |\bsource_profile\s*=\s*|\bprofile\s*=\s*")"?([a-zA-Z][\w.-]*)/g;
const references = /([\w.-]+?)(?:\.git)?\/\/[\w./-]+\?ref=(v[\w.-]+)/g;
// In prose, a title in inline code only names the release.
const releaseTitles = /[\s"'=](v\.\d[\w.-]*)/g;

/** Reports values in a guide that are not those of the example company. */
export function checkExampleValues(guide: Guide, company: ExampleCompany): Diagnostic[] {
  const lines = getLines(guide);
  const exceptions = [...knownValues, ...company.exceptions];
  const isAllowed: IsAllowed = (kind, value, file) =>
    exceptions.some(
      (exception) =>
        exception.kind === kind &&
        matchesValue(exception.value, value, kind) &&
        file.startsWith(exception.pages ?? ""),
    );
  const findOthers = (kind: ValueKind, pattern: RegExp, companyValues: readonly string[]) =>
    lines.flatMap((line) =>
      findAll(line, pattern)
        .filter(
          ({ value }) =>
            !companyValues.some((companyValue) => matchesValue(companyValue, value, kind)) &&
            !isAllowed(kind, value, line.file),
        )
        .map((found) => ({ ...found, suggestion: findNearest(found.value, companyValues) })),
    );
  const accounts = [...company.accounts.map(({ id }) => id), ...getValues(company.otherAccounts)];
  const profileNames = company.profiles.map(({ name }) => name);
  return [
    ...findOthers("account", accountIds, accounts).map(({ location, ...values }) =>
      diagnose(exampleRules["other-account"], location, values),
    ),
    ...checkAccountNames(lines, company),
    ...findOthers("region", regions, getValues(company.regions)).map(({ location, ...values }) =>
      diagnose(exampleRules["other-region"], location, values),
    ),
    ...findOthers("range", ranges, getValues(company.ranges)).map(({ location, value }) =>
      diagnose(exampleRules["other-range"], location, { value }),
    ),
    ...findOthers("profile", profiles, profileNames)
      .filter(({ value }) => !isPlaceholder(value))
      .map(({ location, ...values }) => diagnose(exampleRules["other-profile"], location, values)),
    ...lines
      .flatMap((line) => findAll(line, releaseTitles))
      .map(({ value, location }) => diagnose(exampleRules["title-as-tag"], location, { value })),
    ...lines.flatMap((line) => checkVersions(line, company, isAllowed)),
    ...lines.flatMap((line) => checkNames(line, company, isAllowed)),
    ...checkPaths(guide, company, isAllowed),
  ];
}

type IsAllowed = (kind: ValueKind, value: string, file: string) => boolean;

function checkVersions(line: Line, company: ExampleCompany, isAllowed: IsAllowed): Diagnostic[] {
  return [...line.text.matchAll(references)].flatMap(
    ({ 0: all, 1: path = "", 2: value = "", index }) => {
      const repository = path.slice(path.lastIndexOf("/") + 1);
      const tag = company.tags.get(repository);
      if (tag === undefined || tag === value) return [];
      if (isAllowed("version", `${repository}@${value}`, line.file)) return [];
      const location = getLocation(line, index + all.length - value.length);
      return [diagnose(exampleRules["other-version"], location, { repository, value, tag })];
    },
  );
}

function checkNames(line: Line, company: ExampleCompany, isAllowed: IsAllowed): Diagnostic[] {
  const [name = ""] = company.domain.split(".");
  const domains = new RegExp(
    `(?<![\\w-])(${name}\\.(?:com|org|net|io|dev|internal|local))\\b`,
    "g",
  );
  const { stateBucket } = company;
  const [prefix = "", , ...suffix] = stateBucket.split(/<account>|<region>/);
  const knownBucket = createBucketPattern(company);
  const buckets = new RegExp(
    `(?<![\\w.<-])(${escapeRegExp(prefix)}[\\w-]*${escapeRegExp(suffix.join(""))})(?![\\w-])`,
    "g",
  );
  return [
    ...findAll(line, domains)
      .filter(({ value }) => !isAllowed("domain", value, line.file))
      .map(({ value, location }) =>
        diagnose(exampleRules["other-domain"], location, { value, domain: company.domain }),
      ),
    ...findAll(line, buckets)
      .filter(({ value }) => !knownBucket.test(value) && !isAllowed("path", value, line.file))
      .map(({ value, location }) =>
        diagnose(exampleRules["other-state-bucket"], location, { value, shape: stateBucket }),
      ),
  ];
}

function createBucketPattern({ stateBucket, accounts, regions }: ExampleCompany): RegExp {
  const anyOf = (values: readonly string[]) => `(?:${values.map(escapeRegExp).join("|")})`;
  const pattern = stateBucket
    .replace("<account>", anyOf(accounts.map(({ name }) => name)))
    .replace("<region>", anyOf(getValues(regions)));
  return new RegExp(`^${pattern}$`);
}

function checkPaths(guide: Guide, company: ExampleCompany, isAllowed: IsAllowed): Diagnostic[] {
  return getBlocks(guide).flatMap(({ file, line, indent, title }) => {
    const path = title === null ? undefined : parseFileTitle(title)?.path;
    if (path === undefined || isAllowed("path", path, file) || fitsLayout(path, company)) return [];
    const location = { file, line: line - 1, column: indent + 1 };
    return [
      diagnose(exampleRules["other-path"], location, { value: path, shapes: company.layout }),
    ];
  });
}

/** Whether a value is known or inside a known range. An asterisk matches any text. */
function matchesValue(companyValue: string, value: string, kind: ValueKind): boolean {
  if (companyValue.endsWith("*")) return value.startsWith(companyValue.slice(0, -1));
  if (companyValue === value) return true;
  // Ranges inside these blocks are not known automatically.
  return kind === "range" && !wholeBlocks.has(companyValue) && isInside(value, companyValue);
}

const wholeBlocks = new Set(["0.0.0.0/0", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"]);

function isPlaceholder(value: string): boolean {
  return /^[A-Z][A-Z_-]*$/.test(value);
}

function findAll(line: Line, pattern: RegExp): FoundValue[] {
  return [...line.text.matchAll(pattern)].map(({ 0: all, 1: value = "", index }) => ({
    value,
    location: getLocation(line, index + all.lastIndexOf(value)),
  }));
}

function getValues(list: readonly { value: string }[]): string[] {
  return list.map(({ value }) => value);
}

const unitFile = /(?:^|\/)(?:terragrunt\.hcl|account\.hcl|region\.hcl|root\.hcl)$/;

const codeFile = /\.(?:hcl|tf|tofu|tfvars|json|ya?ml)$/;

/** Whether a path matches the layout of the live repository, or is outside it. */
function fitsLayout(path: string, company: ExampleCompany): boolean {
  const pathInRepository = path.replace(new RegExp(`^${company.liveRepository}/`), "");
  // A name without folders may be a file of any unit.
  if (/^[~/]/.test(pathInRepository) || !pathInRepository.includes("/")) return true;
  const [first = ""] = pathInRepository.split("/");
  const isLive =
    company.accounts.some(({ name }) => name === first) && codeFile.test(pathInRepository);
  if (!isLive && !unitFile.test(pathInRepository)) return true;
  return company.layout.some((shape) => matchesLayout(pathInRepository, shape, company));
}

function matchesLayout(path: string, shape: string, company: ExampleCompany): boolean {
  const segments = path.split("/");
  const expected = shape.split("/");
  // The folder of a unit may contain other files, and folders.
  const isInUnit = expected.at(-1) === "terragrunt.hcl" && !unitFile.test(path);
  const compared = isInUnit ? expected.slice(0, -1) : expected;
  const hasLength = isInUnit
    ? segments.length > compared.length
    : segments.length === compared.length;
  return (
    hasLength && compared.every((part, index) => matchesSegment(segments[index], part, company))
  );
}

function matchesSegment(
  segment: string | undefined,
  expected: string,
  { accounts, regions, environments }: ExampleCompany,
): boolean {
  if (segment === undefined) return false;
  switch (expected) {
    case "<account>":
      return accounts.some(({ name }) => name === segment);
    case "<region>":
      return regions.some(({ value }) => value === segment);
    case "<environment>":
      return environments.includes(segment);
    default:
      return /^<.+>$/.test(expected) ? segment !== "" : segment === expected;
  }
}

interface Range {
  start: number;
  end: number;
}

function isInside(inner: string, outer: string): boolean {
  const [a, b] = [readRange(inner), readRange(outer)];
  return a !== null && b !== null && a.start >= b.start && a.end <= b.end;
}

/** The numbers of the first address in a range and of the one after it; null if it is invalid. */
function readRange(text: string): Range | null {
  const match = /^(\d+)\.(\d+)\.(\d+)\.(\d+)\/(\d+)$/.exec(text);
  if (!match) return null;
  const [, ...numbers] = match;
  const [a = 0, b = 0, c = 0, d = 0, bits = 0] = numbers.map(Number);
  if ([a, b, c, d].some((octet) => octet > 255) || bits > 32) return null;
  const size = 2 ** (32 - bits);
  const address = ((a * 256 + b) * 256 + c) * 256 + d;
  const start = Math.floor(address / size) * size;
  return { start, end: start + size };
}
