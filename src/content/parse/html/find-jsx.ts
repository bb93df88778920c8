import { diagnose } from "../../../model/diagnostics/rule.ts";
import { type Position, positionAt } from "../../../model/text/positions.ts";
import { markdownRules } from "../../rules/markdown-rules.ts";
import { type NodeOf, type RenderContext, sourceOf } from "../render-context.ts";

/** JSX syntax, which plain Markdown shows as text. */
const jsx =
  /\{\/\*|\{(?:props|frontMatter)\.\w+\}|<[A-Za-z][\w.]*\s[^<>]*?\w=\{|^(?:import\s+(?:[\w*{][^"'\n]*\sfrom\s+)?["'][^"'\n]+["'];?[ \t]*$|export\s+(?:default|const|let|function)\s.*)/gm;

export function findJsx(node: NodeOf<"text">, context: RenderContext): void {
  if (context.isMdx || !/[{"']/.test(node.value)) return;
  const source = sourceOf(context, node);
  const start = node.position?.start.offset ?? 0;
  const [match] = source.matchAll(jsx);
  if (!match) return;
  const [found] = match;
  const isAtStart = /^(?:import|export)/.test(found);
  // In a sentence, `import` and `export` are words.
  if (isAtStart && positionAt(context.source.text, start).column > 1) return;
  const what = isAtStart ? `${found.split(/\s/, 1)[0]}` : found.trim();
  recordJsx(context, positionAt(context.source.text, start + match.index), what);
}

export function recordJsx(context: RenderContext, position: Position, what: string): void {
  const { file } = context.source;
  const known = context.found.jsx.get(file);
  if (known) known.what.add(what);
  else context.found.jsx.set(file, { position, what: new Set([what]) });
}

export function reportJsx(found: RenderContext["found"]): void {
  for (const [file, { position, what }] of found.jsx) {
    const name = file.slice(file.lastIndexOf("/") + 1);
    const values = { found: [...what].slice(0, 4), name };
    found.diagnostics.push(
      diagnose(markdownRules["jsx-in-markdown"], { file, ...position }, values),
    );
  }
}
