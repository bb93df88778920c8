import { expect, test } from "vitest";
import { drawSequence } from "./draw-sequence.ts";
import { placeSequence } from "./place-sequence.ts";
import type { Actor, Message, Sequence, Step } from "./sequence.ts";

const roomy = { gap: 140, name: 170, label: 190, air: 18 };

function actor(id: string, kind: Actor["kind"] = "participant"): Actor {
  return { id, name: [id], kind };
}

function message(from: string, to: string, text: string, more: Partial<Message> = {}): Message {
  return {
    kind: "message",
    from,
    to,
    text: [text],
    isDashed: false,
    start: "none",
    end: "filled",
    startDot: false,
    endDot: false,
    creates: false,
    destroys: [],
    ...more,
  };
}

function sequence(names: string, ...steps: Step[]): Sequence {
  return { actors: names.split(" ").map((id) => actor(id)), frames: [], steps };
}

test("four actors fit a phone, with shorter lines at their arrows", () => {
  const steps = [
    message("Engineer", "Pipeline", "opens a pull request"),
    message("Pipeline", "Cloud", "asks what would change"),
    message("Cloud", "Store", "reads the state"),
  ];
  const { wide, narrow } = drawSequence(sequence("Engineer Pipeline Cloud Store", ...steps), 353);
  expect(wide.width).toBeGreaterThan(353);
  expect(narrow?.width).toBeLessThanOrEqual(353);
  expect(narrow?.height).toBeGreaterThan(wide.height);
  const words = (content = "") =>
    content
      .replace(/<[^>]*>/g, " ")
      .split(/\s+/)
      .filter(Boolean);
  expect(words(narrow?.content)).toEqual(words(wide.content));
});

test("two actors have one drawing for all widths", () => {
  const { narrow } = drawSequence(sequence("A B", message("A", "B", "x")), 353);
  expect(narrow).toBeUndefined();
});

test("what is written between two lines of life has room", () => {
  const text = "a text that is much longer";
  const { messages } = placeSequence(sequence("A B", message("A", "B", text)), roomy);
  expect((messages[0]?.x2 ?? 0) - (messages[0]?.x1 ?? 0)).toBeGreaterThan(text.length * 5.5);
});

test("frames hold what is in them, the outer ones the inner ones", () => {
  const open = (word: string): Step => ({ kind: "open", word, text: [] });
  const { blocks } = placeSequence(
    sequence(
      "A B C",
      open("alt"),
      message("A", "B", "x"),
      open("loop"),
      message("B", "C", "y"),
      { kind: "close" },
      { kind: "close" },
    ),
    roomy,
  );
  const [inner, outer] = blocks;
  expect([inner?.word, outer?.word]).toEqual(["loop", "alt"]);
  if (!inner || !outer) return;
  expect(outer.x).toBeLessThan(inner.x);
  expect(outer.x + outer.width).toBeGreaterThan(inner.x + inner.width);
  expect(outer.y).toBeLessThan(inner.y);
  expect(outer.y + outer.height).toBeGreaterThan(inner.y + inner.height);
});

test("bars begin and end at messages, and lie beside each other where they overlap", () => {
  const steps: Step[] = [
    message("A", "B", "1"),
    { kind: "start", actor: "B" },
    message("A", "B", "2"),
    { kind: "start", actor: "B" },
    message("B", "A", "3"),
    { kind: "stop", actor: "B" },
    message("B", "A", "4"),
  ];
  const { activations, messages } = placeSequence(sequence("A B", ...steps), roomy);
  const [inner, outer] = activations;
  expect(inner?.y).toBe(messages[1]?.y);
  expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBe(messages[2]?.y);
  expect(outer?.y).toBe(messages[0]?.y);
  // Nobody stopped it, so that it lasts to the end.
  expect((outer?.y ?? 0) + (outer?.height ?? 0)).toBeGreaterThan(messages[3]?.y ?? 0);
  expect(inner?.x).toBe((outer?.x ?? 0) + 4);
});

test("who is created begins at the message, and who is destroyed ends with it", () => {
  const steps = [
    message("A", "B", "1"),
    message("A", "C", "2", { creates: true }),
    message("A", "C", "3", { destroys: ["C"] }),
    message("A", "B", "4"),
  ];
  const { actors, messages } = placeSequence(sequence("A B C", ...steps), roomy);
  const c = actors[2];
  expect((c?.y ?? 0) + (c?.height ?? 0) / 2).toBe(messages[1]?.y);
  expect(messages[1]?.x2).toBeCloseTo((c?.x ?? 0) - (c?.width ?? 0) / 2);
  expect(c?.bottom).toBe(messages[2]?.y);
  expect(actors[1]?.bottom).toBeGreaterThan(messages[3]?.y ?? 0);
});

test("notes lie beside or over lines of life, within the drawing", () => {
  const { notes, actors, width } = placeSequence(
    sequence(
      "A B",
      { kind: "note", place: "left", actors: ["A"], text: ["left of all"] },
      { kind: "note", place: "right", actors: ["B"], text: ["right of all"] },
      { kind: "note", place: "over", actors: ["A", "B"], text: ["over"] },
    ),
    roomy,
  );
  const [left, right, over] = notes;
  const [a, b] = actors.map(({ x }) => x);
  expect(left?.x).toBeGreaterThanOrEqual(0);
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(a ?? 0);
  expect(right?.x).toBeGreaterThan(b ?? 0);
  expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThanOrEqual(width);
  expect(over?.x).toBeLessThan(a ?? 0);
  expect((over?.x ?? 0) + (over?.width ?? 0)).toBeGreaterThan(b ?? 0);
});

test("a drawing has no style and no id of its own, and texts are escaped", () => {
  const steps = [message("A", "B", "<b> & co", { start: "open", end: "cross", endDot: true })];
  const { wide } = drawSequence(
    { ...sequence("A B", ...steps), frames: [{ title: "All", actors: ["A", "B"] }] },
    353,
  );
  expect(wide.content).toContain("&lt;b&gt; &amp; co");
  expect(wide.content).not.toMatch(/style=|\sid=|#[0-9a-f]{6}|NaN|undefined/);
});
