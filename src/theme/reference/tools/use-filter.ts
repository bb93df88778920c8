import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { isReturn, setNavigation } from "../../../framework/client/navigation/navigation-store.ts";
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

/** What reads and changes the entries. Without it, for example offline, all of them stay as they are. */
export function loadTools(): Promise<typeof import("./filter-reference-dom.ts") | undefined> {
  return import("./filter-reference-dom.ts").catch(() => undefined);
}

interface FilterControl {
  filter: EntryFilter;
  /** How many inputs and outputs match; null while nothing is filtered. */
  counts: { input: number; output: number } | null;
  /** Changes a part of the filter, and the address with it. */
  change(part: Partial<EntryFilter>): Promise<void>;
}

/** The filter of the entries below `root`, which follows the address and changes it. */
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
    // After a return the browser has restored the scroll position, which the filter would change.
    await new Promise(requestAnimationFrame);
    const place = window.scrollY;
    // What was typed before React is shown already, and the address follows it a moment later.
    if (shown.current === noFilter) await follow();
    if (shown.current === noFilter) return;
    if (isReturn()) window.scrollTo(0, place);
    else await reveal();
  };
  /** Lifts the filter where it hides what the address names. */
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

/** The buttons whose scripts are loaded when one is pressed. */
const buttons = "[data-copy],[data-configure]";

function buttonAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(buttons) : null;
}

/**
 * Answers buttons on the page. Returns what to draw: the form for the service, once it is open.
 *
 * @param versions those that the page can show
 */
export function useButtons(versions: string[]): ReactNode {
  const [dialog, setDialog] = useState<ReactNode>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the versions are those of the page
  useEffect(() => {
    let parts: Promise<FormParts> | undefined;
    /** The dialog, what draws the form in it, and what the form is about: asked for at once. */
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
      else setNavigation("error");
    };
    const follow = () => {
      if (/^#configure\b/.test(location.hash)) {
        void answer(document.querySelector("[data-configure]"));
      }
    };
    // A pointer or the focus comes before the press.
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

/** Copies the name of an entry. Safari allows it a moment after the press: one small script is loaded. */
async function copyName(button: HTMLElement): Promise<void> {
  const name = button.parentElement?.querySelector("code")?.textContent;
  if (!name) return;
  const clipboard = await import("../../browser/clipboard.ts").catch(() => undefined);
  if (!clipboard) return setNavigation("error");
  if (!(await clipboard.writeClipboard(name))) return;
  clipboard.showCopied(button);
  announce(copied(name));
}
