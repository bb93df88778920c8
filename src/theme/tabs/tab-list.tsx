import type { KeyboardEvent, ReactNode } from "react";
import { getNextItem } from "../browser/next-item.ts";

interface TabListProps {
  /** Prefix of the ids of tabs (`t0`) and panels (`p0`). */
  id: string;
  className?: string;
  labels: readonly ReactNode[];
  selected: number;
  onSelect(index: number, tab: HTMLElement): void;
}

export function TabList({ id, className, labels, selected, onSelect }: TabListProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...(event.currentTarget.parentElement?.children ?? [])];
    const tab = getNextItem(event, tabs, event.currentTarget, {
      keys: document.dir === "rtl" ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"],
      wraps: true,
    });
    if (!(tab instanceof HTMLElement)) return;
    event.preventDefault();
    tab.focus({ preventScroll: true });
    onSelect(tabs.indexOf(tab), tab);
  };
  return (
    <div role="tablist" className={className}>
      {labels.map((label, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: tabs have a fixed order
          key={index}
          type="button"
          role="tab"
          id={`${id}t${index}`}
          aria-controls={`${id}p${index}`}
          aria-selected={index === selected}
          tabIndex={index === selected ? 0 : -1}
          onClick={(event) => onSelect(index, event.currentTarget)}
          onKeyDown={onKeyDown}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
