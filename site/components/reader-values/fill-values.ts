import type { ReaderValue, ReaderValueKind } from "../../data/reader-values.ts";
import { contains, isBlock, parseBlock, privateRanges } from "../network-planner/plan/ipv4.ts";
import { awsRegions } from "./aws-regions.ts";

/** What the reader has entered, by the name of the value. Empty fields are left out. */
export type EnteredValues = Readonly<Record<string, string>>;

/** What replaces the values of the example in code, by the name of the code value. */
export type Replacements = ReadonlyMap<string, string>;

export const storageKey = "walkthrough-values";
const storedVersion = 1;

/** Ignores other versions of the format, unknown names, and values that are not texts. */
export function readStored(fields: readonly ReaderValue[], stored: string | null): EnteredValues {
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

/** Leaves out values with errors. Null if no value is left. */
export function toStored(fields: readonly ReaderValue[], entered: EnteredValues): string | null {
  const errors = findErrors(fields, entered);
  const values = Object.entries(entered).filter(([name]) => !errors.has(name));
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

/** Returns a sentence for each invalid value, by its name. */
export function findErrors(
  fields: readonly ReaderValue[],
  entered: EnteredValues,
): ReadonlyMap<string, string> {
  const errors = new Map<string, string>();
  for (const field of fields) {
    const value = entered[field.name]?.trim();
    const error = value ? getErrorText(field, value) : null;
    if (error !== null) errors.set(field.name, error);
  }
  const getOfKind = (kind: ReaderValueKind) => fields.filter((field) => field.kind === kind);
  for (const [name, other] of findDuplicates(getOfKind("account"), entered, errors))
    errors.set(name, `The account ${other.label} has the same ID.`);
  for (const [name, other] of findDuplicates(getOfKind("range"), entered, errors))
    errors.set(name, `The range overlaps that of the ${other.label}.`);
  return errors;
}

function getErrorText({ kind, rejected = {} }: ReaderValue, value: string): string | null {
  if (Object.hasOwn(rejected, value)) return rejected[value] ?? null;
  switch (kind) {
    case "account":
      if (/^\d{12}$/.test(value)) return null;
      return /^\d+$/.test(value)
        ? `An account ID has 12 digits; this one has ${value.length}.`
        : "An account ID has 12 digits and nothing else.";
    case "region":
      return awsRegions.has(value)
        ? null
        : "AWS has no Region of this name. Write one such as eu-west-1.";
    case "name":
      return /^[a-z][a-z0-9-]{1,19}$/.test(value) && !value.endsWith("-")
        ? null
        : "Use 2 to 20 lowercase letters, digits, and hyphens, beginning with a letter.";
    case "organization":
      return isOrganization(value)
        ? null
        : "Use at most 39 letters, digits, and hyphens between them, as on GitHub.";
    case "domain":
      return value.length <= 60 && /^(?:[a-z0-9][a-z0-9-]{0,40}\.)+[a-z]{2,20}$/.test(value)
        ? null
        : "Write a domain in lowercase, such as example.com.";
    case "range":
      return isPrivateRange(value)
        ? null
        : "Write a private /16 range, such as 10.80.0.0/16. The steps divide it.";
  }
}

/** A pasted access key is none. */
function isOrganization(value: string): boolean {
  const isAccessKey = /^A[KS]IA[A-Z\d]{16}$/.test(value);
  return value.length <= 39 && /^[a-z\d]+(?:-[a-z\d]+)*$/i.test(value) && !isAccessKey;
}

function isPrivateRange(value: string): boolean {
  const block = parseBlock(value);
  if (!isBlock(block) || block.bits !== 16) return false;
  return privateRanges.some((range) => contains(range, block));
}

/** Finds entered values that another field also has, as its entered value or its example. */
function findDuplicates(
  fields: readonly ReaderValue[],
  entered: EnteredValues,
  errors: ReadonlyMap<string, string>,
): [name: string, other: ReaderValue][] {
  const getValue = ({ name, example }: ReaderValue) =>
    errors.has(name) ? example : entered[name]?.trim() || example;
  return fields.flatMap((field): [name: string, other: ReaderValue][] => {
    if (!entered[field.name]?.trim() || errors.has(field.name)) return [];
    const other = fields.find(
      (candidate) => candidate !== field && getValue(candidate) === getValue(field),
    );
    return other ? [[field.name, other]] : [];
  });
}

export function getReplacements(
  fields: readonly ReaderValue[],
  entered: EnteredValues,
): Replacements {
  const errors = findErrors(fields, entered);
  const replacements = new Map<string, string>();
  for (const { name, kind, example } of fields) {
    const value = entered[name]?.trim();
    if (!value || value === example || errors.has(name)) continue;
    // Ranges have 16 bits, so code shows their first two numbers.
    replacements.set(name, kind === "range" ? value.split(".").slice(0, 2).join(".") : value);
    if (kind === "region") replacements.set("region.alias", value.replaceAll("-", "_"));
  }
  return replacements;
}
