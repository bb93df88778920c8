import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import { nearest } from "../../src/model/diagnostics/nearest.ts";
import type { Place } from "../../src/model/diagnostics/rule.ts";
import { blocksOf, type Guide } from "../guide/guide.ts";
import { filePathOf } from "../guide/title.ts";
import { diagnose } from "../lint-rules.ts";
import { knownValues } from "./known-values.ts";
import { pathProblem } from "./layout.ts";
import { isInside } from "./ranges.ts";
import type { ValueKind, World } from "./world.ts";
import { worldRules } from "./world-rules.ts";

/** A value that stands in a text. */
interface Found {
  value: string;
  place: Place;
}

interface Line {
  file: string;
  line: number;
  /** Columns that were cut off before the text. */
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

/** Values of a page that are none of the example company's. Code, titles and text count alike. */
export function checkWorld(guide: Guide, world: World): Diagnostic[] {
  const lines = linesOf(guide);
  const allowed = (kind: ValueKind, value: string, file: string) =>
    [...knownValues, ...world.exceptions].some(
      (one) =>
        one.kind === kind &&
        matches(one.value, value, kind) &&
        (one.pages === undefined || file.startsWith(one.pages)),
    );
  const unknown = (kind: ValueKind, pattern: RegExp, known: readonly string[]) =>
    lines.flatMap((line) =>
      findAll(line, pattern).filter(
        ({ value }) =>
          !known.some((one) => matches(one, value, kind)) && !allowed(kind, value, line.file),
      ),
    );
  const accounts = [...world.accounts.map(({ id }) => id), ...world.otherAccounts.map(nameOf)];
  const regionNames = world.regions.map(nameOf);
  const profileNames = world.profiles.map(({ name }) => name);
  return [
    ...unknown("account", accountIds, accounts).map(({ value, place }) =>
      diagnose(worldRules["other-account"], place, { value, near: nearest(value, accounts) }),
    ),
    ...unknown("region", regions, regionNames).map(({ value, place }) =>
      diagnose(worldRules["other-region"], place, { value, near: nearest(value, regionNames) }),
    ),
    ...unknown("range", ranges, world.ranges.map(nameOf)).map(({ value, place }) =>
      diagnose(worldRules["other-range"], place, { value }),
    ),
    ...unknown("profile", profiles, profileNames)
      .filter(({ value }) => !isPlaceholder(value))
      .map(({ value, place }) =>
        diagnose(worldRules["other-profile"], place, { value, near: nearest(value, profileNames) }),
      ),
    ...lines.flatMap((line) => checkVersions(line, world, allowed)),
    ...lines.flatMap((line) => checkNames(line, world, allowed)),
    ...checkPaths(guide, world, allowed),
  ];
}

type Allowed = (kind: ValueKind, value: string, file: string) => boolean;

function checkVersions(line: Line, world: World, allowed: Allowed): Diagnostic[] {
  return [...line.text.matchAll(references)].flatMap(
    ({ 0: all, 1: path = "", 2: value = "", index }) => {
      const repository = path.slice(path.lastIndexOf("/") + 1);
      const tag = world.tags.get(repository);
      if (tag === undefined || tag === value) return [];
      if (allowed("version", `${repository}@${value}`, line.file)) return [];
      const place = placeOf(line, index + all.length - value.length);
      return [diagnose(worldRules["other-version"], place, { repository, value, tag })];
    },
  );
}

/** Names of buckets with state, and domains. */
function checkNames(line: Line, world: World, allowed: Allowed): Diagnostic[] {
  const [company = ""] = world.domain.split(".");
  const domains = new RegExp(
    `(?<![\\w-])(${company}\\.(?:com|org|net|io|dev|internal|local))\\b`,
    "g",
  );
  const shape = world.stateBucket;
  const [prefix = "", , ...suffix] = shape.split(/<account>|<region>/);
  const isBucket = pattern(world, shape);
  const buckets = new RegExp(
    `(?<![\\w.<-])(${literal(prefix)}[\\w-]*${literal(suffix.join(""))})(?![\\w-])`,
    "g",
  );
  return [
    ...findAll(line, domains)
      .filter(({ value }) => !allowed("domain", value, line.file))
      .map(({ value, place }) =>
        diagnose(worldRules["other-domain"], place, { value, domain: world.domain }),
      ),
    ...findAll(line, buckets)
      .filter(({ value }) => !isBucket.test(value) && !allowed("path", value, line.file))
      .map(({ value, place }) =>
        diagnose(worldRules["other-state-bucket"], place, { value, shape }),
      ),
  ];
}

/** A pattern for a shape with `<account>` and `<region>`. */
function pattern(world: World, shape: string): RegExp {
  const names = world.accounts.map(({ name }) => literal(name)).join("|");
  const known = world.regions.map(({ value }) => literal(value)).join("|");
  return new RegExp(
    `^${shape.replace("<account>", `(?:${names})`).replace("<region>", `(?:${known})`)}$`,
  );
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function checkPaths(guide: Guide, world: World, allowed: Allowed): Diagnostic[] {
  return blocksOf(guide).flatMap(({ file, line, indent, title }) => {
    const path = title === null ? null : filePathOf(title);
    if (path === null || allowed("path", path.path, file)) return [];
    const shapes = pathProblem(path.path, world);
    if (shapes === null) return [];
    const place = { file, line: line - 1, column: indent + 1 };
    return [diagnose(worldRules["other-path"], place, { value: path.path, shapes })];
  });
}

/** Whether a value is a known one, or lies inside of it. A star stands for any end. */
function matches(known: string, value: string, kind: ValueKind): boolean {
  if (known.endsWith("*")) return value.startsWith(known.slice(0, -1));
  if (known === value) return true;
  // "Every address" and whole blocks of private ones are values of their own: not everything inside is known.
  return kind === "range" && !wholeBlocks.has(known) && isInside(value, known);
}

const wholeBlocks = new Set(["0.0.0.0/0", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"]);

/** A name in capitals stands for one that the reader has. */
function isPlaceholder(value: string): boolean {
  return /^[A-Z][A-Z_-]*$/.test(value);
}

function linesOf(guide: Guide): Line[] {
  const code = blocksOf(guide).flatMap(({ file, line, indent, code }) =>
    code.split("\n").map((text, index) => ({ file, line: line + index, indent, text })),
  );
  return [...code, ...guide.prose.map((line) => ({ ...line, indent: 0 }))];
}

function findAll(line: Line, wanted: RegExp): Found[] {
  return [...line.text.matchAll(wanted)].map(({ 0: all, 1: value = "", index }) => ({
    value,
    place: placeOf(line, index + all.lastIndexOf(value)),
  }));
}

function placeOf({ file, line, indent }: Line, offset: number): Place {
  return { file, line, column: indent + offset + 1 };
}

function nameOf({ value }: { value: string }): string {
  return value;
}
