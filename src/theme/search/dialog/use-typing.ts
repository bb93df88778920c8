import { type RefObject, useEffect, useEffectEvent } from "react";
import { hasModifier, type KeyPress } from "../search-keys.ts";

export interface TypingListener {
  /** The text that a key which went down will most likely make. */
  expect(text: string): void;
  /** The text of the field, after each change. */
  change(text: string): void;
}

/** Events of a key that writes something, after the one that says which. */
const writing = ["keypress", "beforeinput", "textInput", "keyup"];

/**
 * Follows what is typed in a field, and keeps it from React, which looks at each event of each key
 * in turn: on a slow processor that takes a seventh of the time until an answer is on screen.
 */
export function useTyping(field: RefObject<HTMLInputElement | null>, listener: TypingListener) {
  const expect = useEffectEvent(listener.expect);
  const change = useEffectEvent(listener.change);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const controller = new AbortController();
    const { signal } = controller;
    const onKeyDown = (event: KeyboardEvent) => {
      const text = typedText(event, input);
      if (text === null) return;
      event.stopPropagation();
      expect(text);
    };
    const onInput = (event: Event) => {
      event.stopPropagation();
      change(input.value);
    };
    input.addEventListener("keydown", onKeyDown, { signal });
    input.addEventListener("input", onInput, { signal });
    for (const type of writing) input.addEventListener(type, stop, { signal });
    return () => controller.abort();
  }, [field]);
}

function stop(event: Event): void {
  event.stopPropagation();
}

type Key = Omit<KeyPress, "defaultPrevented">;
type Field = Pick<HTMLInputElement, "value" | "selectionStart">;

/**
 * What a field will most likely hold once a key that went down has done its work; null where the key
 * writes nothing, or not at the end. The event that says so for certain comes some milliseconds later.
 */
export function typedText(key: Key, { value, selectionStart }: Field): string | null {
  const writes = key.key.length === 1 && !hasModifier(key);
  const isAtEnd = selectionStart === value.length;
  return writes && isAtEnd && !key.isComposing ? value + key.key : null;
}
