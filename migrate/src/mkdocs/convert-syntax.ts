import type { ConvertedSyntax } from "../document/article-set.ts";
import type { LocalFinding } from "../document/prepare.ts";
import { convertBlocks } from "./convert-blocks.ts";
import { convertInline } from "./convert-inline.ts";

export interface SyntaxSources {
  /** Text of a file that `--8<--` names; undefined where it does not exist. */
  snippet(name: string): string | undefined;
  /** Values of `extra` of the configuration, by their path: `{{ name }}`. */
  variables: ReadonlyMap<string, string>;
}

/** Writes the syntax of Python-Markdown, its extensions and Material for MkDocs as Markdown or MDX. */
export function convertMkdocs(body: string, sources: SyntaxSources): ConvertedSyntax {
  const findings: LocalFinding[] = [];
  const report = (subject: string, offset: number) => {
    findings.push({ cause: "mkdocs-syntax", subject, offset });
  };
  const included = includeSnippets(body, sources, report);
  const blocks = convertBlocks(included.split("\n"));
  const text = convertInline(blocks.lines.join("\n"), {
    variables: sources.variables,
    report,
    isMdx: blocks.hasTabs,
  });
  return { body: text, needsMdx: blocks.hasTabs, findings };
}

/** Deepest level to which snippets include others. */
const deepest = 5;

type ReportAt = (subject: string, offset: number) => void;

/** Puts files in the place of the lines that include them, also in code. */
function includeSnippets(
  body: string,
  sources: SyntaxSources,
  report: ReportAt,
  depth = 0,
): string {
  if (!body.includes("--8<--")) return body;
  const line = /^([ \t]*)(?:;?-+8<-+)[ \t]+"([^"\n]+)"[ \t]*$/gm;
  return body.replace(line, (whole, indent: string, name: string, offset: number) => {
    const text = depth < deepest ? readSnippet(name, sources) : undefined;
    if (text === undefined) {
      report(whole.trim(), offset);
      return whole;
    }
    const inner = includeSnippets(text.replace(/\n$/, ""), sources, report, depth + 1);
    return inner.replace(/^(?=.)/gm, indent);
  });
}

/** A file, its lines (`file:2:4`), or a section between marks (`file:name`). */
function readSnippet(name: string, { snippet }: SyntaxSources): string | undefined {
  const [, path = name, part] = /^(.+?)(?::(\d*:\d*|\w[\w-]*))?$/.exec(name) ?? [];
  const text = snippet(path)?.replace(/\r\n?/g, "\n");
  if (text === undefined || part === undefined) return text;
  const lines = text.split("\n");
  const range = /^(\d*):(\d*)$/.exec(part);
  if (range)
    return lines.slice(Number(range[1] || 1) - 1, Number(range[2] || lines.length)).join("\n");
  const start = lines.findIndex((one) => one.includes(`[start:${part}]`));
  const end = lines.findIndex((one) => one.includes(`[end:${part}]`));
  return start < 0 || end < start ? undefined : lines.slice(start + 1, end).join("\n");
}
