import { getTextWidth, renderElement, wrapText } from "../../../figures/svg.ts";
import { escapeText } from "../../../model/text/escape-html.ts";
import type { Drawing } from "./drawing.ts";

/** `from` and `to` are indexes of participants. */
interface Message {
  from: number;
  to: number;
  isDashed: boolean;
  lines: string[];
}

/** In CSS pixels. `figure.css` shows labels in these sizes. */
const sizes = { name: 13.5, label: 12, line: 15, width: 278, loop: 20 };

/**
 * Draws a sequence for a phone of 320 px. The renderer puts participants at least 140 units apart,
 * so its drawings of three or more would scroll.
 *
 * @returns undefined for sequences with notes or blocks, and if the participants do not fit
 */
export function drawNarrowSequence(text: string): Drawing | undefined {
  const names = new Map<string, string>();
  const found: { from: string; to: string; arrow: string; label: string }[] = [];
  for (const line of text.split("\n").slice(1)) {
    const [, id, name = id] = /^(?:participant|actor)\s+(\S+)(?:\s+as\s+(.+))?$/.exec(line) ?? [];
    const [, from, arrow, to, label] = /^(\S+?)\s*(--?>>)\s*(\S+?)\s*:\s*(.+)$/.exec(line) ?? [];
    if (id !== undefined && name !== undefined) names.set(id, name);
    else if (from && to && arrow && label) {
      for (const actor of [from, to]) if (!names.has(actor)) names.set(actor, actor);
      found.push({ from, to, arrow, label });
    } else return undefined;
  }
  const ids = [...names.keys()];
  const gap = sizes.width / ids.length;
  if (gap < 60) return undefined;
  const messages = found.map(({ from, to, arrow, label }): Message => {
    const [start, end] = [ids.indexOf(from), ids.indexOf(to)];
    const maxWidth =
      gap * Math.max(1, Math.abs(end - start)) - (start === end ? sizes.loop + 8 : 8);
    return {
      from: start,
      to: end,
      isDashed: arrow === "-->>",
      lines: wrap(label, sizes.label, maxWidth),
    };
  });
  return draw(
    [...names.values()].map((name) => wrap(name, sizes.name, gap - 14)),
    messages,
    gap,
  );
}

function wrap(text: string, size: number, maxWidth: number): string[] {
  return text.split(/<br\s*\/?>/i).flatMap((line) => wrapText(line, size * 0.86, maxWidth));
}

function draw(names: readonly string[][], messages: readonly Message[], gap: number): Drawing {
  const boxHeight = Math.max(...names.map(({ length }) => length)) * sizes.line + 14;
  const { parts, end } = drawMessages(messages, { top: boxHeight + 8, gap });
  const lifelines = names.map((_, index) => {
    const x = getCenter(index, gap);
    const line = { x1: x, x2: x, y1: boxHeight, y2: end };
    return renderElement("line", { class: "edge", ...line, "stroke-dasharray": "6 4" });
  });
  const boxes = names.map((lines, index) => {
    const textWidth = Math.max(...lines.map((line) => getTextWidth(line, sizes.name)));
    const width = Math.min(gap - 6, textWidth + 14);
    const x = getCenter(index, gap);
    const y = boxHeight / 2 - ((lines.length - 1) * sizes.line) / 2;
    const box = { x: x - width / 2, y: 1, width, height: boxHeight - 1 };
    const label = drawLabel(lines, { x, y, anchor: "middle", className: "name" });
    return renderElement("rect", { class: "box", ...box }) + label;
  });
  const marker = renderElement(
    "marker",
    { id: "arrow", markerWidth: 8, markerHeight: 6, refX: 8, refY: 3, orient: "auto" },
    [renderElement("path", { class: "point", d: "M0 0L8 3L0 6z" })],
  );
  const steps = [renderElement("defs", {}, [marker]), ...lifelines, ...parts, ...boxes];
  const viewBox = `0 0 ${sizes.width} ${end}`;
  const content = renderElement("g", { class: "steps" }, steps);
  return { width: sizes.width, height: end, viewBox, content };
}

/** The horizontal center of a participant. */
function getCenter(index: number, gap: number): number {
  return gap * (index + 0.5);
}

function drawMessages(
  messages: readonly Message[],
  { top, gap }: { top: number; gap: number },
): { parts: string[]; end: number } {
  const parts: string[] = [];
  let y = top;
  for (const { from, to, isDashed, lines } of messages) {
    const height = lines.length * sizes.line;
    const [x1, x2] = [getCenter(from, gap), getCenter(to, gap)];
    const dashes = isDashed ? "6 4" : undefined;
    const line = { class: "edge", "stroke-dasharray": dashes, "marker-end": "url(#arrow)" };
    if (from === to) {
      const isLast = x1 + gap / 2 + 1 > sizes.width;
      const side = isLast ? -1 : 1;
      const edge = x1 + side * sizes.loop;
      const points = `${x1},${y + 4} ${edge},${y + 4} ${edge},${y + 16} ${x1},${y + 16}`;
      const labelY = y + 10 - (height - sizes.line) / 2;
      const anchor = isLast ? "end" : "start";
      parts.push(
        renderElement("polyline", { ...line, points }),
        drawLabel(lines, { x: edge + side * 4, y: labelY, anchor }),
      );
      y += Math.max(24, height) + 8;
    } else {
      y += height + 4;
      parts.push(
        renderElement("line", { ...line, x1, x2, y1: y, y2: y }),
        drawLabel(lines, { x: (x1 + x2) / 2, y: y - height + 4, anchor: "middle" }),
      );
      y += 10;
    }
  }
  return { parts, end: y };
}

interface LabelOptions {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  className?: string;
}

function drawLabel(lines: readonly string[], { x, y, anchor, className }: LabelOptions): string {
  return lines
    .map((line, index) =>
      renderElement(
        "text",
        { class: className, x, y: y + index * sizes.line, dy: ".35em", "text-anchor": anchor },
        [escapeText(line)],
      ),
    )
    .join("");
}
