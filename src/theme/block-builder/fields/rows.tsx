import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import * as messages from "../block-builder-messages.ts";

interface RowsProps {
  id?: string | undefined;
  /** Accessible name. */
  name: string;
  count: number;
  onAdd(): void;
  onRemove(index: number): void;
  row(index: number): ReactNode;
}

/** A list whose rows readers add and remove. */
export function Rows({ id, name, count, onAdd, onRemove, row }: RowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const focusNew = useFocusOnNew(list, count);
  return (
    <div className="builder-rows">
      <ul ref={list} aria-label={name}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
          <li key={index}>
            <div>{row(index)}</div>
            <button
              type="button"
              className="builder-remove"
              aria-label={messages.removeItem(index + 1, name)}
              onClick={() => {
                onRemove(index);
                add.current?.focus();
              }}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <button
        ref={add}
        id={id}
        type="button"
        aria-label={messages.addItem(name)}
        onClick={() => {
          focusNew();
          onAdd();
        }}
      >
        + {messages.addItemShort}
      </button>
    </div>
  );
}

/** Returns a function to call before adding a row, whose first control then gets the focus. */
function useFocusOnNew(list: RefObject<HTMLUListElement | null>, count: number): () => void {
  const isAdded = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows come and go with their number
  useLayoutEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    const row = list.current?.lastElementChild;
    row?.querySelector<HTMLElement>("input, textarea, select, button")?.focus();
  }, [count]);
  return () => {
    isAdded.current = true;
  };
}
