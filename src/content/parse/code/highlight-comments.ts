const comment =
  /^\s*(?:\/\/|#|--|<!--|\/\*|\{\/\*)\s*highlight-(next-line|start|end)\s*(?:-->|\*\/\}?)?\s*$/;

export interface MarkedCode {
  /** The code without its highlight comments. */
  code: string;
  /** Numbers of highlighted lines of that code, one-based. */
  lines: number[];
  /** One-based line, in the code as it was, of a start without end or an end without start. */
  unpaired?: number;
  /** The same of a `highlight-next-line` below which there is no line. */
  last?: number;
}

/** Reads and removes `highlight-next-line`, `highlight-start` and `highlight-end` comments. */
export function readHighlightComments(code: string): MarkedCode {
  if (!code.includes("highlight-")) return { code, lines: [] };
  const kept: string[] = [];
  const lines: number[] = [];
  let nextAt: number | undefined;
  let openedAt: number | undefined;
  let unpaired: number | undefined;
  for (const [index, line] of code.split("\n").entries()) {
    const kind = comment.exec(line)?.[1];
    if (kind === "next-line") nextAt = index + 1;
    else if (kind === "start") {
      if (openedAt !== undefined) unpaired ??= index + 1;
      openedAt = index + 1;
    } else if (kind === "end") {
      if (openedAt === undefined) unpaired ??= index + 1;
      openedAt = undefined;
    } else {
      kept.push(line);
      if (nextAt !== undefined || openedAt !== undefined) lines.push(kept.length);
      nextAt = undefined;
    }
  }
  unpaired ??= openedAt;
  return {
    code: kept.join("\n"),
    lines,
    ...(unpaired !== undefined && { unpaired }),
    ...(nextAt !== undefined && { last: nextAt }),
  };
}
