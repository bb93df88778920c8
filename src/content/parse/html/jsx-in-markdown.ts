import { diagnose } from "../../../model/diagnostics/rule.ts";
import { getPosition, type Position } from "../../../model/text/positions.ts";
import { markdownRules } from "../../rules/markdown-rules.ts";
import { getSource, type NodeOf, type RenderContext } from "../render-context.ts";

/** JSX syntax, which plain Markdown shows as text. */
const jsx =
  /\{\/\*|\{(?:props|frontMatter)\.\w+\}|<[A-Za-z][\w.]*\s[^<>]*?\w=\{|^(?:import\s+(?:[\w*{][^"'\n]*\sfrom\s+)?["'][^"'\n]+["'];?[ \t]*$|export\s+(?:default|const|let|function)\s.*)/gm;

export function recordJsxInText(node: NodeOf<"text">, context: RenderContext): void {
  if (context.isMdx || !/[{"']/.test(node.value)) return;
  const source = getSource(context, node);
  const start = node.position?.start.offset ?? 0;
  const [match] = source.matchAll(jsx);
  if (!match) return;
  const [syntax] = match;
  const isModuleSyntax = /^(?:import|export)/.test(syntax);
  // In a sentence, `import` and `export` are words.
  if (isModuleSyntax && getPosition(context.source.text, start).column > 1) return;
  const [keyword = ""] = syntax.split(/\s/, 1);
  const shownSyntax = isModuleSyntax ? keyword : syntax.trim();
  recordJsx(context, getPosition(context.source.text, start + match.index), shownSyntax);
}

export function recordJsx(context: RenderContext, position: Position, text: string): void {
  const { file } = context.source;
  const entry = context.output.jsxByFile.get(file);
  if (entry) entry.texts.add(text);
  else context.output.jsxByFile.set(file, { position, texts: new Set([text]) });
}

export function reportJsx(output: RenderContext["output"]): void {
  for (const [file, { position, texts }] of output.jsxByFile) {
    const name = file.slice(file.lastIndexOf("/") + 1);
    const values = { texts: [...texts].slice(0, 4), name };
    output.diagnostics.push(
      diagnose(markdownRules["jsx-in-markdown"], { file, ...position }, values),
    );
  }
}
