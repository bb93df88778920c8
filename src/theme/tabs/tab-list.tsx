import type { KeyboardEvent, ReactNode } from "react";

interface TabListProps {
  /** Prefix of the ids of tabs (`t0`) and panels (`p0`). */
  id: string;
  className?: string;
  labels: readonly ReactNode[];
  selected: number;
  onSelect(index: number, tab: HTMLElement): void;
}

export function TabList({ id, className, labels, selected, onSelect }: TabListProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const isRtl = document.dir === "rtl";
    const next = getNextTab(event, { index, count: labels.length, isRtl });
    const tab = next === undefined ? null : event.currentTarget.parentElement?.children[next];
    if (next === undefined || !(tab instanceof HTMLElement)) return;
    event.preventDefault();
    tab.focus({ preventScroll: true });
    onSelect(next, tab);
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
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

type KeyPress = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey">;

/** The tab that a key moves to; undefined for other keys, such as Alt+Left, which goes back. */
export function getNextTab(
  { key, altKey, ctrlKey, metaKey }: KeyPress,
  { index, count, isRtl }: { index: number; count: number; isRtl: boolean },
): number | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  const [nextKey, previousKey] = isRtl ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  switch (key) {
    case nextKey:
      return (index + 1) % count;
    case previousKey:
      return (index - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
