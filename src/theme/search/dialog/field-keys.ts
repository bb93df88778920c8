import { type RefObject, useEffect, useEffectEvent } from "react";
import { hasModifier, type Modifiers } from "../search-keys.ts";

const writing = ["keypress", "beforeinput", "textInput", "keyup"];

/**
 * Calls `onChange` after each change. Events of typed text do not reach React, which would handle
 * each of them: on a slow processor that is a seventh of the time to the first result.
 */
export function useTyping(
  field: RefObject<HTMLInputElement | null>,
  onChange: (text: string) => void,
): void {
  const change = useEffectEvent(onChange);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const controller = new AbortController();
    const { signal } = controller;
    const onKeyDown = (event: KeyboardEvent) => {
      if (writesText(event)) event.stopPropagation();
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

export function writesText(key: Modifiers & Pick<KeyboardEvent, "key" | "isComposing">): boolean {
  return key.key.length === 1 && !hasModifier(key) && !key.isComposing;
}

export const noOption = -1;

type Press = Modifiers & Pick<KeyboardEvent, "key" | "shiftKey">;

/**
 * Null if the key edits the text: with modifiers, and Home and End until the reader has moved to an
 * option.
 */
export function moveActive(
  press: Press,
  { active, count, isMoved }: { active: number; count: number; isMoved: boolean },
): number | null {
  if (count === 0 || press.shiftKey || hasModifier(press)) return null;
  switch (press.key) {
    case "ArrowDown":
      return (active + 1) % count;
    case "ArrowUp":
      return active <= 0 ? count - 1 : active - 1;
    case "Home":
      return isMoved ? 0 : null;
    case "End":
      return isMoved ? count - 1 : null;
    default:
      return null;
  }
}
