import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { isRevisited, setNavigationStatus } from "../../../framework/client/navigation-state.ts";
import { announce } from "../../browser/announcer.ts";
import { replaceAddress } from "../../browser/replace-address.ts";
import { addressTarget, moveTo } from "../../browser/scrolling.ts";
import {
  type EntryFilter,
  isFiltered,
  noFilter,
  readFilter,
  writeFilter,
} from "./filter-entries.ts";
import type { FormParts } from "./open-form.tsx";
import { copied } from "./tools-messages.ts";

/** Undefined offline: all entries stay visible. */
export function loadTools(): Promise<typeof import("./filter-reference-dom.ts") | undefined> {
  return import("./filter-reference-dom.ts").catch(() => undefined);
}

interface FilterControl {
  filter: EntryFilter;
  /** Null without a filter. */
  counts: { input: number; output: number } | null;
  change(part: Partial<EntryFilter>): Promise<void>;
}

export function useFilter(root: RefObject<HTMLElement | null>): FilterControl {
  const shown = useRef(noFilter);
  const [filter, setFilter] = useState(noFilter);
  const [counts, setCounts] = useState<FilterControl["counts"]>(null);

  const show = async (next: EntryFilter) => {
    shown.current = next;
    setFilter(next);
    const tools = await loadTools();
    if (!tools || !root.current || shown.current !== next) return;
    const change = tools.showEntries(root.current, next);
    setCounts(isFiltered(next) ? change.counts : null);
    await change.done;
  };
  const change = (part: Partial<EntryFilter>) => {
    const next = { ...shown.current, ...part };
    const { pathname, search, hash } = location;
    replaceAddress(pathname + writeFilter(search, next) + hash);
    return show(next);
  };
  const follow = async () => {
    const asked = readFilter(location.search);
    if (writeFilter("", asked) !== writeFilter("", shown.current)) await show(asked);
  };
  const start = async () => {
    // After Back, the browser has restored the scroll position, which the filter would change.
    await new Promise(requestAnimationFrame);
    const place = window.scrollY;
    // Text typed before hydration wins over the URL.
    if (shown.current === noFilter) await follow();
    if (shown.current === noFilter) return;
    if (isRevisited()) window.scrollTo(0, place);
    else await reveal();
  };
  /** Clears the filter if it hides the target of the URL. */
  const reveal = async () => {
    const target = addressTarget();
    if (!target?.closest("li[hidden]") || !root.current?.contains(target)) return;
    await change(noFilter);
    moveTo(target);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener follows later changes
  useEffect(() => {
    void start();
    const look = async () => {
      const target = addressTarget();
      const wasHidden = target?.closest("li[hidden]");
      await follow();
      await reveal();
      if (target && wasHidden) moveTo(target);
    };
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, []);
  return { filter, counts, change };
}

const buttons = "[data-copy],[data-configure]";

function buttonAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(buttons) : null;
}

export function useButtons(versions: string[]): ReactNode {
  const [dialog, setDialog] = useState<ReactNode>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the versions are those of the page
  useEffect(() => {
    let parts: Promise<FormParts> | undefined;
    const load = (address: string) => {
      const dialog = import("./open-form.tsx").catch(() => undefined);
      parts ??= Promise.all([
        import("./draw-form.tsx"),
        fetch(address).then((response) => response.json()),
      ]);
      parts.catch(() => {
        parts = undefined;
      });
      return [dialog, parts] as const;
    };
    const answer = async (target: EventTarget | null) => {
      const button = buttonAt(target);
      const { configure } = button?.dataset ?? {};
      if (!configure) return button && copyName(button);
      const [loading, form] = load(configure);
      const part = await loading;
      if (part) await part.openForm(form, { versions, show: setDialog });
      else setNavigationStatus("error");
    };
    const follow = () => {
      if (/^#configure\b/.test(location.hash)) {
        void answer(document.querySelector("[data-configure]"));
      }
    };
    // Preloads on intent.
    const near = ({ target }: Event) => {
      const { configure } = buttonAt(target)?.dataset ?? {};
      if (configure) load(configure);
    };
    follow();
    const end = new AbortController();
    document.addEventListener("pointerover", near, end);
    document.addEventListener("focusin", near, end);
    document.addEventListener("click", ({ target }) => void answer(target), end);
    window.addEventListener("hashchange", follow, end);
    return () => end.abort();
  }, []);
  return dialog;
}

/** Safari allows copying only shortly after the click, so only a small script is loaded. */
async function copyName(button: HTMLElement): Promise<void> {
  const name = button.parentElement?.querySelector("code")?.textContent;
  if (!name) return;
  const clipboard = await import("../../browser/clipboard.ts").catch(() => undefined);
  if (!clipboard) return setNavigationStatus("error");
  if (!(await clipboard.writeClipboard(name))) return;
  clipboard.showCopied(button);
  announce(copied(name));
}
