import type { ReaderValue } from "../../data/reader-values.ts";
import { awsRegions } from "./aws-regions.ts";

/** What a reader wrote, by name of the value. Empty fields are left out. */
export type EnteredValues = Readonly<Record<string, string>>;

export type Fields = readonly ReaderValue[];

/** What replaces a text of the example in code, by name of the code value. */
export type Replacements = ReadonlyMap<string, string>;

export const storageKey = "walkthrough-values";
const storedVersion = 1;

/** Ignores what it does not know: other versions, unknown names, and values that do not fit. */
export function readStored(fields: Fields, stored: string | null): EnteredValues {
  const data = parse(stored);
  if (!isRecord(data) || data.version !== storedVersion || !isRecord(data.values)) return {};
  const { values } = data;
  return Object.fromEntries(
    fields.flatMap(({ name }) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      return typeof value === "string" && value.trim() !== "" ? [[name, value]] : [];
    }),
  );
}

/** Leaves out values with problems, so that nothing else is ever stored. */
export function toStored(fields: Fields, entered: EnteredValues): string | null {
  const problems = findProblems(fields, entered);
  const values = Object.entries(entered).filter(([name]) => !problems.has(name));
  if (values.length === 0) return null;
  return JSON.stringify({ version: storedVersion, values: Object.fromEntries(values) });
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What is wrong with the values, in a sentence, by name. */
export function findProblems(fields: Fields, entered: EnteredValues): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  for (const field of fields) {
    const value = entered[field.name]?.trim();
    const problem = value ? describeProblem(field, value) : null;
    if (problem !== null) problems.set(field.name, problem);
  }
  for (const kind of ["account", "range"] as const) {
    for (const [name, other] of findDuplicates(getFields(fields, kind), entered, problems)) {
      problems.set(
        name,
        kind === "account"
          ? `The account ${other.label} has the same ID.`
          : `The range overlaps that of the ${other.label}.`,
      );
    }
  }
  return problems;
}

function describeProblem({ kind, refused = {} }: ReaderValue, value: string): string | null {
  if (Object.hasOwn(refused, value)) return refused[value] ?? null;
  switch (kind) {
    case "account":
      if (/^\d{12}$/.test(value)) return null;
      return /^\d+$/.test(value)
        ? `An account ID has 12 digits; this one has ${value.length}.`
        : "An account ID has 12 digits and nothing else.";
    case "region":
      return awsRegions.has(value) ? null : "This is no Region of AWS, such as eu-west-1.";
    case "name":
      return /^[a-z][a-z0-9-]{1,19}$/.test(value) && !value.endsWith("-")
        ? null
        : "Use 2 to 20 lowercase letters, digits, and hyphens, beginning with a letter.";
    case "domain":
      return value.length <= 60 && /^(?:[a-z0-9][a-z0-9-]{0,40}\.)+[a-z]{2,20}$/.test(value)
        ? null
        : "Write a domain in lowercase, such as example.com.";
    case "range":
      return isPrivateRange(value)
        ? null
        : "Write a private range of 16 bits, such as 10.80.0.0/16: the steps divide it.";
  }
}

function isPrivateRange(value: string): boolean {
  const [, first, second] = /^(\d{1,3})\.(\d{1,3})\.0\.0\/16$/.exec(value) ?? [];
  if (first === undefined || second === undefined || /^0\d/.test(second)) return false;
  const [a, b] = [Number(first), Number(second)];
  return (a === 10 && b < 256) || (a === 172 && b >= 16 && b < 32) || (a === 192 && b === 168);
}

function getFields(fields: Fields, kind: ReaderValue["kind"]): Fields {
  return fields.filter((field) => field.kind === kind);
}

/** Fields whose value another field has, too, as written or as the example. */
function findDuplicates(
  fields: Fields,
  entered: EnteredValues,
  problems: ReadonlyMap<string, string>,
): [string, ReaderValue][] {
  const getShown = ({ name, example }: ReaderValue) =>
    problems.has(name) ? example : entered[name]?.trim() || example;
  return fields.flatMap((field): [string, ReaderValue][] => {
    if (!entered[field.name]?.trim() || problems.has(field.name)) return [];
    const other = fields.find(
      (candidate) => candidate !== field && getShown(candidate) === getShown(field),
    );
    return other ? [[field.name, other]] : [];
  });
}

export function getReplacements(fields: Fields, entered: EnteredValues): Replacements {
  const problems = findProblems(fields, entered);
  const replacements = new Map<string, string>();
  for (const { name, kind, example } of fields) {
    const value = entered[name]?.trim();
    if (!value || value === example || problems.has(name)) continue;
    replacements.set(name, kind === "range" ? value.split(".").slice(0, 2).join(".") : value);
    if (kind === "region") replacements.set("region.alias", value.replaceAll("-", "_"));
  }
  return replacements;
}
