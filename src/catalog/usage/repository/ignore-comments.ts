import { findNearest } from "../../../model/diagnostics/nearest.ts";
import { diagnose, type Rule } from "../../../model/diagnostics/rule.ts";
import { createPositionLookup, getLine, getLineStarts } from "../../../model/text/positions.ts";
import { skipStringOrComment } from "../../hcl/scan-hcl.ts";
import { moduleCallRules } from "../call-rules.ts";
import type { CodeDiagnostic } from "./code-diagnostics.ts";
import { repositoryRules } from "./repository-rules.ts";

/**
 * `# check-usage-ignore: rule, other-rule -- reason` ignores diagnostics of its line and of the next
 * line of code; `# check-usage-ignore-file: rule -- reason` those of the file.
 */
interface IgnoreComment {
  offset: number;
  rules: { name: string; offset: number }[];
  hasReason: boolean;
  /** Zero-based lines to which the comment applies; null for the whole file. */
  lines: readonly number[] | null;
}

const marker = "check-usage-ignore";

const commentPattern = /^(?:#|\/\/)\s*check-usage-ignore(-file)?:([^\n]*)/;

function findIgnoreComments(text: string): IgnoreComment[] {
  if (!text.includes(marker)) return [];
  const starts = getLineStarts(text);
  const comments: IgnoreComment[] = [];
  for (let offset = 0; offset < text.length; ) {
    const end = skipStringOrComment(text, offset);
    if (end === offset) {
      offset++;
      continue;
    }
    const [head, file, ruleList = ""] = commentPattern.exec(text.slice(offset, end)) ?? [];
    if (head !== undefined) {
      const [names = "", ...reason] = ruleList.split(/\s--\s/);
      const first = offset + head.length - ruleList.length;
      comments.push({
        offset,
        rules: [...names.matchAll(/[^\s,]+/g)].map(({ 0: name, index }) => {
          return { name, offset: first + index };
        }),
        hasReason: reason.join("").trim() !== "",
        lines: file === undefined ? getLines(text, starts, getLine(starts, offset)) : null,
      });
    }
    offset = end;
  }
  return comments;
}

/** The line of the comment, and the next one that is neither empty nor a comment. */
function getLines(text: string, starts: readonly number[], line: number): number[] {
  for (let next = line + 1; next < starts.length; next++) {
    const code = text.slice(starts[next], starts[next + 1]).trim();
    if (code !== "" && !/^(?:#|\/\/)/.test(code)) return [line, next];
  }
  return [line];
}

export const usageRules: Readonly<Record<string, Rule<object>>> = {
  ...moduleCallRules,
  ...repositoryRules,
};

/** Rules that only an upgrade (`--to`) reports. */
const upgradeRules = new Set(["older-version", "changed-default"]);

interface IgnoreOptions {
  paths: readonly string[];
  read(path: string): string | undefined;
  /** An upgrade does not report what the pinned version has, so no comment is unused. */
  isUpgrade: boolean;
}

/** Removes ignored diagnostics, and adds those about the comments. */
export function applyIgnoreComments(
  diagnostics: readonly CodeDiagnostic[],
  { paths, read, isUpgrade }: IgnoreOptions,
): CodeDiagnostic[] {
  const ignored = new Set<CodeDiagnostic>();
  const added: CodeDiagnostic[] = [];
  for (const path of paths.filter((path) => !path.endsWith(".json"))) {
    const text = read(path) ?? "";
    const comments = findIgnoreComments(text);
    if (comments.length === 0) continue;
    const file = path.slice(1);
    const inFile = diagnostics.filter((diagnostic) => diagnostic.file === file);
    const positionAt = createPositionLookup(text);
    const add = <Values extends object>(kind: Rule<Values>, offset: number, values: Values) => {
      added.push({ ...diagnose(kind, { file, ...positionAt(offset) }, values), offset });
    };
    for (const { offset, rules, hasReason, lines } of comments) {
      const isInvalid = rules.length === 0 || !hasReason;
      const error = rules.length === 0 ? "no-rule" : "no-reason";
      if (isInvalid) add(repositoryRules["invalid-ignore-comment"], offset, { error });
      for (const { name, offset: ruleOffset } of rules) {
        if (!Object.hasOwn(usageRules, name)) {
          const suggestion = findNearest(name, Object.keys(usageRules));
          add(repositoryRules["invalid-ignore-comment"], ruleOffset, {
            error: "unknown-rule",
            name,
            suggestion,
          });
          continue;
        }
        const matching = inFile.filter(
          (diagnostic) =>
            diagnostic.rule === name && (lines?.includes(diagnostic.line - 1) ?? true),
        );
        for (const diagnostic of matching) ignored.add(diagnostic);
        if (matching.length === 0 && !isUpgrade && !upgradeRules.has(name)) {
          add(repositoryRules["unused-ignore-comment"], ruleOffset, { name });
        }
      }
    }
  }
  return [...diagnostics.filter((diagnostic) => !ignored.has(diagnostic)), ...added];
}
