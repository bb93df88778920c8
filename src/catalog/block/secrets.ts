import type { TypeNode } from "../../model/reference/module.ts";
import { type Draft, isExpression, isMap, isObject, isOutputOf } from "./draft.ts";

const secretWords =
  "pass(?:word|wd|phrase)|secret|token|credential|(?:private|api|access|license|encryption|auth|signing)[_-]?key";

/** Names of secrets and references to secrets are not secrets. */
const secretName = new RegExp(secretWords, "i");
const referenceName = /(?:^|[_-])(?:arns?|names?)$/i;

/** Secrets under any name: AWS keys, tokens of code hosts, private keys, URLs with passwords. */
const secretText =
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b|-----BEGIN [A-Z ]*PRIVATE KEY|\bgh[pousr]_\w{20}|\bgithub_pat_\w{20}|\bglpat-[\w-]{16}|\bxox[abeprs]-|\b[rs]k_live_|\beyJ[\w-]+\.eyJ|:\/\/[^/\s:@]+:[^/\s@]+@/;

const secretInCode = new RegExp(`(?:${secretWords})[\\w-]*"?\\s*[=:]\\s*"(?!\\$\\{[^}]*\\}")`, "i");

export function isSecretName(name: string): boolean {
  return secretName.test(name) && !referenceName.test(name);
}

export function isSecretInput(input: {
  name: string;
  type: TypeNode;
  sensitive: boolean;
}): boolean {
  return (input.sensitive || isSecretName(input.name)) && acceptsText(input.type);
}

function acceptsText(type: TypeNode): boolean {
  if (type.kind === "primitive") return type.name === "string" || type.name === "any";
  if (type.kind === "collection") return acceptsText(type.of);
  if (type.kind === "tuple") return type.of.some(acceptsText);
  return (
    type.kind === "unknown" || type.attributes.some((attribute) => acceptsText(attribute.type))
  );
}

/**
 * Removes secrets from a draft before it goes into a URL.
 *
 * @param isSecret whether the name of the input or of an attribute around it marks a secret
 * @returns undefined if nothing remains
 */
export function withoutSecrets(
  draft: Draft,
  type: TypeNode | undefined,
  isSecret: boolean,
): Draft | undefined {
  if (typeof draft === "boolean" || isOutputOf(draft)) return draft;
  if (isExpression(draft)) return isSecretCode(draft.x, isSecret) ? undefined : draft;
  if (typeof draft === "string") {
    // Numbers are harmless; a value of unknown type may be any text.
    if (type?.kind === "primitive" && type.name === "number") return draft;
    const isCode = type?.kind !== "primitive" || type.name === "any";
    const isHidden = isCode ? isSecretCode(draft, isSecret) : isSecret || secretText.test(draft);
    return isHidden && draft !== "" ? undefined : draft;
  }
  const itemType = type?.kind === "collection" ? type.of : undefined;
  if (Array.isArray(draft)) {
    const tuple = type?.kind === "tuple" ? type.of : undefined;
    const remaining = draft.map((item, index) =>
      withoutSecrets(item, tuple?.[index] ?? itemType, isSecret),
    );
    return tuple
      ? remaining.map((item) => item ?? "")
      : remaining.filter((item) => item !== undefined);
  }
  if (isMap(draft)) {
    return {
      m: draft.m.flatMap(([key, item]): [string, Draft][] => {
        const value = withoutSecrets(item, itemType, isSecret || isSecretName(key));
        return value === undefined ? [] : [[key, value]];
      }),
    };
  }
  return isObject(draft) ? withoutSecretAttributes(draft.o, type, isSecret) : undefined;
}

function withoutSecretAttributes(
  drafts: Readonly<Record<string, Draft>>,
  type: TypeNode | undefined,
  isSecret: boolean,
): Draft {
  const attributes = type?.kind === "object" ? type.attributes : [];
  const remaining = Object.entries(drafts).flatMap(([name, draft]): [string, Draft][] => {
    const attribute = attributes.find((candidate) => candidate.name === name);
    const value = withoutSecrets(draft, attribute?.type, isSecret || isSecretName(name));
    return value === undefined ? [] : [[name, value]];
  });
  return { o: Object.fromEntries(remaining) };
}

function isSecretCode(code: string, isSecret: boolean): boolean {
  return (isSecret && /["<]/.test(code)) || secretText.test(code) || secretInCode.test(code);
}
