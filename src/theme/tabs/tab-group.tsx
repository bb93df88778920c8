"use client";
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { nextTab, useMatch, useTab } from "./use-tab.ts";

interface TabGroupProps {
  groupId: string | undefined;
  param: string | undefined;
  tabs: { value: string; label: string }[];
  initial: string;
  children: ReactNode[];
}

/**
 * All panels stay in the document; without scripts the style sheet shows them all, each under its
 * label.
 */
export function TabGroup({ groupId, param, tabs, initial, children }: TabGroupProps) {
  const values = tabs.map(({ value }) => value);
  const { selected, select, show } = useTab({ groupId, param, values, initial });
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const choose = (index: number) => select(values[index] ?? initial);
  useMatch(root, (index) => show(values[index] ?? initial));

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const isRtl = document.dir === "rtl";
    const next = nextTab(event.key, { index, count: tabs.length, isRtl });
    if (next === undefined) return;
    event.preventDefault();
    const button = root.current?.querySelectorAll<HTMLElement>(":scope > [role=tablist] > *")[next];
    button?.focus();
    if (button) keepInPlace(button);
    choose(next);
  };

  return (
    <div className="tabs" ref={root}>
      <div role="tablist">
        {tabs.map(({ value, label }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}t${index}`}
            aria-controls={`${id}p${index}`}
            aria-selected={value === selected}
            tabIndex={value === selected ? 0 : -1}
            onClick={(event) => {
              keepInPlace(event.currentTarget);
              choose(index);
            }}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ value, label }, index) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}p${index}`}
          aria-labelledby={`${id}t${index}`}
          data-label={label}
          hidden={value !== selected}
        >
          {children[index]}
        </div>
      ))}
    </div>
  );
}

/** Other groups may change their height: keeps the tab under the pointer. */
function keepInPlace(button: HTMLElement): void {
  const { top } = button.getBoundingClientRect();
  requestAnimationFrame(() => window.scrollBy(0, button.getBoundingClientRect().top - top));
}
