import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { safeDecode } from "../../model/route.ts";
import { chooseTab, onTabChoice, tabChoice } from "./tab-choices.ts";

interface TabOptions {
  groupId: string | undefined;
  values: string[];
  initial: string;
}

/** The tab to show, and a function that chooses one for all groups of the same name. */
export function useTab({ groupId, values, initial }: TabOptions): [string, (v: string) => void] {
  const [own, setOwn] = useState(initial);
  const subscribe = useCallback(
    (listener: () => void) => (groupId === undefined ? noop : onTabChoice(groupId, listener)),
    [groupId],
  );
  const choice = useSyncExternalStore(
    subscribe,
    () => (groupId === undefined ? null : tabChoice(groupId)),
    () => null,
  );
  const select = (value: string) => {
    setOwn(value);
    if (groupId !== undefined) chooseTab(groupId, value);
  };
  return [choice !== null && values.includes(choice) ? choice : own, select];
}

function noop(): void {}

/** Opens the tab that holds the target of the address, which the browser cannot scroll to. */
export function useRevealTarget(
  root: RefObject<HTMLElement | null>,
  select: (index: number) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener may live as long as the group
  useEffect(() => {
    const reveal = () => {
      const target = document.getElementById(safeDecode(location.hash.slice(1)));
      const panels = root.current?.querySelectorAll(":scope > [role=tabpanel]") ?? [];
      const index = [...panels].findIndex((panel) => target && panel.contains(target));
      if (index < 0 || !panels[index]?.hasAttribute("hidden")) return;
      select(index);
      requestAnimationFrame(() => target?.scrollIntoView());
    };
    reveal();
    window.addEventListener("hashchange", reveal);
    return () => window.removeEventListener("hashchange", reveal);
  }, []);
}
