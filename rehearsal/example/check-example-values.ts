import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import { nearest } from "../../src/model/diagnostics/nearest.ts";
import type { SourceLocation } from "../../src/model/diagnostics/rule.ts";
import { escapeRegExp } from "../../src/model/text/escape-reg-exp.ts";
import { type Guide, getBlocks, parseFileTitle } from "../guide/guide.ts";
import { diagnose } from "../lint-rules.ts";
import { type ExampleCompany, knownValues, type ValueKind } from "./example-company.ts";
import { exampleRules } from "./example-rules.ts";

interface Found {
  value: string;
  location: SourceLocation;
}

interface Line {
  file: string;
  line: number;
  indent: number;
  text: string;
}

const accountIds = /(?<![\w.\-/+=])(\d{12})(?![\w-]|\.\d)/g;
const regions =
  /(?<![\w])((?:us|eu|ap|sa|ca|me|af|il|mx|cn)(?:-gov)?-(?:north|south|east|west|central|northeast|northwest|southeast|southwest)-\d)(?=[a-f]?(?![\w]))/g;
const ranges = /(?<![\d.])(\d{1,3}(?:\.\d{1,3}){3}\/\d{1,2})(?!\d)/g;
const profiles =
  /(?:--profile[ =]|AWS_PROFILE=|\baws-vault (?:exec|login|add|export|remove|rotate)(?: --?[\w-]+(?:=\S+)?)* |\[profile |\bsource_profile\s*=\s*|\bprofile\s*=\s*")"?([a-zA-Z][\w.-]*)/g;
const references = /([\w.-]+?)(?:\.git)?\/\/[\w./-]+\?ref=(v[\w.-]+)/g;
// In prose, a title in inline code only names the release.
const releaseTitles = /[\s"'=](v\.\d[\w.-]*)/g;

export function checkExampleValues(guide: Guide, company: ExampleCompany): Diagnostic[] {
  const lines = getLines(guide);
  const allowed = (kind: ValueKind, value: string, file: string) =>
    [...knownValues, ...company.exceptions].some(
      (allowedValue) =>
        allowedValue.kind === kind &&
        matchesValue(allowedValue.value, value, kind) &&
        (allowedValue.pages === undefined || file.startsWith(allowedValue.pages)),
    );
  const unknown = (kind: ValueKind, createPattern: RegExp, companyValues: readonly string[]) =>
    lines.flatMap((line) =>
      findAll(line, createPattern).filter(
        ({ value }) =>
          !companyValues.some((text) => matchesValue(text, value, kind)) &&
          !allowed(kind, value, line.file),
      ),
    );
  const accounts = [...company.accounts.map(({ id }) => id), ...company.otherAccounts.map(getName)];
  const regionNames = company.regions.map(getName);
  const profileNames = company.profiles.map(({ name }) => name);
  return [
    ...unknown("account", accountIds, accounts).map(({ value, location }) =>
      diagnose(exampleRules["other-account"], location, {
        value,
        suggestion: nearest(value, accounts),
      }),
    ),
    ...unknown("region", regions, regionNames).map(({ value, location }) =>
      diagnose(exampleRules["other-region"], location, {
        value,
        suggestion: nearest(value, regionNames),
      }),
    ),
    ...unknown("range", ranges, company.ranges.map(getName)).map(({ value, location }) =>
      diagnose(exampleRules["other-range"], location, { value }),
    ),
    ...unknown("profile", profiles, profileNames)
      .filter(({ value }) => !isPlaceholder(value))
      .map(({ value, location }) =>
        diagnose(exampleRules["other-profile"], location, {
          value,
          suggestion: nearest(value, profileNames),
        }),
      ),
    ...lines.flatMap((line) =>
      findAll(line, releaseTitles).map(({ value, location }) =>
        diagnose(exampleRules["title-as-tag"], location, { value }),
      ),
    ),
    ...lines.flatMap((line) => checkVersions(line, company, allowed)),
    ...lines.flatMap((line) => checkNames(line, company, allowed)),
    ...checkPaths(guide, company, allowed),
  ];
}

type Allowed = (kind: ValueKind, value: string, file: string) => boolean;

function checkVersions(line: Line, company: ExampleCompany, allowed: Allowed): Diagnostic[] {
  return [...line.text.matchAll(references)].flatMap(
    ({ 0: all, 1: path = "", 2: value = "", index }) => {
      const repository = path.slice(path.lastIndexOf("/") + 1);
      const tag = company.tags.get(repository);
      if (tag === undefined || tag === value) return [];
      if (allowed("version", `${repository}@${value}`, line.file)) return [];
      const location = getLocation(line, index + all.length - value.length);
      return [diagnose(exampleRules["other-version"], location, { repository, value, tag })];
    },
  );
}

function checkNames(line: Line, company: ExampleCompany, allowed: Allowed): Diagnostic[] {
  const [name = ""] = company.domain.split(".");
  const domains = new RegExp(
    `(?<![\\w-])(${name}\\.(?:com|org|net|io|dev|internal|local))\\b`,
    "g",
  );
  const shape = company.stateBucket;
  const [prefix = "", , ...suffix] = shape.split(/<account>|<region>/);
  const isBucket = pattern(company, shape);
  const buckets = new RegExp(
    `(?<![\\w.<-])(${escapeRegExp(prefix)}[\\w-]*${escapeRegExp(suffix.join(""))})(?![\\w-])`,
    "g",
  );
  return [
    ...findAll(line, domains)
      .filter(({ value }) => !allowed("domain", value, line.file))
      .map(({ value, location }) =>
        diagnose(exampleRules["other-domain"], location, { value, domain: company.domain }),
      ),
    ...findAll(line, buckets)
      .filter(({ value }) => !isBucket.test(value) && !allowed("path", value, line.file))
      .map(({ value, location }) =>
        diagnose(exampleRules["other-state-bucket"], location, { value, shape }),
      ),
  ];
}

function pattern(company: ExampleCompany, shape: string): RegExp {
  const names = company.accounts.map(({ name }) => escapeRegExp(name)).join("|");
  const regions = company.regions.map(({ value }) => escapeRegExp(value)).join("|");
  return new RegExp(
    `^${shape.replace("<account>", `(?:${names})`).replace("<region>", `(?:${regions})`)}$`,
  );
}

function checkPaths(guide: Guide, company: ExampleCompany, allowed: Allowed): Diagnostic[] {
  return getBlocks(guide).flatMap(({ file, line, indent, title }) => {
    const path = title === null ? null : parseFileTitle(title);
    if (path === null || allowed("path", path.path, file)) return [];
    const shapes = getExpectedLayouts(path.path, company);
    if (shapes === null) return [];
    const location = { file, line: line - 1, column: indent + 1 };
    return [diagnose(exampleRules["other-path"], location, { value: path.path, shapes })];
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

function getLines(guide: Guide): Line[] {
  const code = getBlocks(guide).flatMap(({ file, line, indent, code }) =>
    code.split("\n").map((text, index) => ({ file, line: line + index, indent, text })),
  );
  return [...code, ...guide.prose.map((line) => ({ ...line, indent: 0 }))];
}

function findAll(line: Line, pattern: RegExp): Found[] {
  return [...line.text.matchAll(pattern)].map(({ 0: all, 1: value = "", index }) => ({
    value,
    location: getLocation(line, index + all.lastIndexOf(value)),
  }));
}

function getLocation({ file, line, indent }: Line, offset: number): SourceLocation {
  return { file, line, column: indent + offset + 1 };
}

function getName({ value }: { value: string }): string {
  return value;
}

const unitFile = /(?:^|\/)(?:terragrunt\.hcl|account\.hcl|region\.hcl|root\.hcl)$/;

const codeFile = /\.(?:hcl|tf|tofu|tfvars|json|ya?ml)$/;

type LayoutPlaceholder = "account" | "region" | "environment";

/** Returns null for a valid path, and for a path outside the live repository. */
function getExpectedLayouts(path: string, company: ExampleCompany): string[] | null {
  const pathInRepository = path.replace(new RegExp(`^${company.liveRepository}/`), "");
  // A name without folders may be a file of any unit.
  if (/^[~/]/.test(pathInRepository) || !pathInRepository.includes("/")) return null;
  const [first = ""] = pathInRepository.split("/");
  const isLive =
    company.accounts.some(({ name }) => name === first) && codeFile.test(pathInRepository);
  if (!isLive && !unitFile.test(pathInRepository)) return null;
  return company.layout.some((shape) => matchesLayout(pathInRepository, shape, company))
    ? null
    : company.layout;
}

function matchesLayout(path: string, shape: string, company: ExampleCompany): boolean {
  const expectedParts = shape.split("/");
  const pathSegments = path.split("/");
  const isUnit = expectedParts.at(-1) === "terragrunt.hcl";
  if (isUnit && !unitFile.test(path)) {
    const folders = expectedParts.slice(0, -1);
    return (
      pathSegments.length > folders.length &&
      folders.every((segment, segmentIndex) =>
        matchesSegment(pathSegments[segmentIndex], segment, company),
      )
    );
  }
  return (
    pathSegments.length === expectedParts.length &&
    expectedParts.every((expectedSegment, segmentIndex) =>
      matchesSegment(pathSegments[segmentIndex], expectedSegment, company),
    )
  );
}

function matchesSegment(
  segment: string | undefined,
  part: string,
  company: ExampleCompany,
): boolean {
  const placeholder = /^<(.+)>$/.exec(part)?.[1];
  if (segment === undefined || placeholder === undefined) return segment === part;
  const valuesByPlaceholder: Record<LayoutPlaceholder, string[]> = {
    account: company.accounts.map(({ name }) => name),
    region: company.regions.map(({ value }) => value),
    environment: company.environments,
  };
  return placeholder in valuesByPlaceholder
    ? valuesByPlaceholder[placeholder as LayoutPlaceholder].includes(segment)
    : segment !== "";
}

interface Range {
  start: number;
  end: number;
}

function isInside(inner: string, outer: string): boolean {
  const [a, b] = [readRange(inner), readRange(outer)];
  return a !== null && b !== null && a.start >= b.start && a.end <= b.end;
}

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
