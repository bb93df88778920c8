import { type ReactNode, useRef } from "react";
import * as messages from "../block-builder-messages.ts";

interface RowsProps {
  id?: string | undefined;
  /** Accessible name. */
  name: string;
  count: number;
  onAdd(): void;
  onRemove(index: number): void;
  renderRow(index: number): ReactNode;
}

export function Rows({ id, name, count, onAdd, onRemove, renderRow }: RowsProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  const addedIndex = useRef<number | null>(null);
  const focusAdded = (row: HTMLLIElement | null, index: number) => {
    if (!row || index !== addedIndex.current) return;
    addedIndex.current = null;
    row.querySelector<HTMLElement>("input, textarea, select, button")?.focus();
  };
  const indexes = Array.from({ length: count }, (_, index) => index);
  return (
    <div className="builder-rows">
      <ul aria-label={name}>
        {indexes.map((index) => (
          <li key={index} ref={(row) => focusAdded(row, index)}>
            <div>{renderRow(index)}</div>
            <button
              type="button"
              className="builder-remove"
              aria-label={messages.removeItem(index + 1, name)}
              onClick={() => {
                onRemove(index);
                addButton.current?.focus();
              }}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <button
        ref={addButton}
        id={id}
        type="button"
        aria-label={messages.addItem(name)}
        onClick={() => {
          addedIndex.current = count;
          onAdd();
        }}
      >
        + {messages.addItemShort}
      </button>
    </div>
  );
}
