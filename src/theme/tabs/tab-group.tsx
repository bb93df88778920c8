"use client";
import { type ReactNode, useId, useMemo, useRef } from "react";
import { CrashBoundary } from "../errors/crash-boundary.tsx";
import { TabList } from "./tab-list.tsx";
import { useHiddenUntilFound, useTab } from "./use-tab.ts";

interface TabGroupProps {
  groupId: string | undefined;
  param: string | undefined;
  tabs: { value: string; label: string }[];
  initial: string;
  children: ReactNode[];
}

/** All panels stay in the document; without scripts, each is shown below its label. */
export function TabGroup(props: TabGroupProps) {
  return (
    <CrashBoundary fallback={props.children}>
      <Panels {...props} />
    </CrashBoundary>
  );
}

function Panels({ groupId, param, tabs, initial, children }: TabGroupProps) {
  const values = useMemo(() => tabs.map(({ value }) => value), [tabs]);
  const { selected, select, show } = useTab({ groupId, param, values, initial });
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useHiddenUntilFound(root, (index) => show(values[index] ?? initial));
  return (
    <div className="tabs" ref={root}>
      <TabList
        id={id}
        labels={tabs.map(({ label }) => label)}
        selected={values.indexOf(selected)}
        onSelect={(index, tab) => {
          keepInPlace(tab);
          select(values[index] ?? initial);
        }}
      />
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
