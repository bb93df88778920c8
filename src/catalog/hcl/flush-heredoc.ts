/** A piece of a template: literal characters, or anything that is computed. */
export type TemplatePart<T> = { text: string } | { computed: T };

/**
 * `<<-`: takes the indentation that all lines share off every line, as HCL does. Lines of white
 * space alone neither count nor change; a line that begins with an interpolation has none.
 * Text has been split into lines before.
 */
export function flushHeredoc<T>(parts: readonly TemplatePart<T>[]): TemplatePart<T>[] {
  const lines = markFirst(parts);
  let indent = Number.POSITIVE_INFINITY;
  for (const { part, first } of lines) {
    if (!first || isBlankLine(part)) continue;
    indent = Math.min(indent, "text" in part ? indentOf(part.text) : 0);
  }
  return lines.map(({ part, first }) =>
    first && "text" in part && !isBlankLine(part) && indent !== Number.POSITIVE_INFINITY
      ? { text: [...part.text].slice(indent).join("") }
      : part,
  );
}

interface LinePart<T> {
  part: TemplatePart<T>;
  /** Whether a line begins with it. */
  first: boolean;
}

function markFirst<T>(parts: readonly TemplatePart<T>[]): LinePart<T>[] {
  let first = true;
  return parts.map((part) => {
    const line = { part, first };
    first = "text" in part && part.text.endsWith("\n");
    return line;
  });
}

/** A part for each line of text: that is how HCL sees a heredoc. */
export function splitLines<T>(parts: readonly TemplatePart<T>[]): TemplatePart<T>[] {
  return parts.flatMap((part): TemplatePart<T>[] =>
    "text" in part ? part.text.split(/(?<=\n)/).map((text) => ({ text })) : [part],
  );
}

function isBlankLine<T>(part: TemplatePart<T>): boolean {
  return "text" in part && part.text.trim() === "" && part.text.endsWith("\n");
}

function indentOf(text: string): number {
  return [...text].length - [...text.trimStart()].length;
}
