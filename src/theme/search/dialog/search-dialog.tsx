import * as messages from "../search-messages.ts";
import "./search-dialog.css";
import { searchAddress } from "virtual:site/search";
import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { SearchScope } from "../../../model/search/search.ts";
import { dialogQuery, type SearchGroup } from "../../../search/client/provider.ts";
import { queryField } from "../query-field.ts";
import { searchStatus } from "../results.tsx";
import { askNothing, writeSearch } from "../search-address.ts";
import { ScopeChips } from "../search-scopes.tsx";
import { useAnswer } from "../use-results.ts";
import { DialogAnswer, listId, optionId } from "./dialog-answer.tsx";
import { moveActive, noOption, useTyping } from "./field-keys.ts";
import {
  addRecent,
  readPlaces,
  type SavedPlace,
  type SavedPlaces,
  writePlaces,
} from "./saved-places.tsx";

/** A dialog that is rendered but not open yet. */
export interface DrawnSearch {
  /** @param submits leads to the best result at once */
  open(text: string, submits: boolean): void;
}

interface SearchDialogProps {
  ref: Ref<DrawnSearch>;
  onClosed(): void;
}

/** The search over the page: a combobox with the results below it. */
export function SearchDialog({ ref, onClosed }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [asks, setAsks] = useState(false);
  const [scope, setScope] = useState<SearchScope | "">("");
  const [chosen, setChosen] = useState<string>();
  const [places, changePlaces] = usePlaces();
  const { ask, ...answer } = useAnswer(dialogQuery(""));
  const state = {
    ...answer,
    retry() {
      ask(dialogQuery(textOf(field), scope), true);
      field.current?.focus();
    },
  };
  const hrefs = asks ? hrefsOf(state.results?.groups) : [];
  const count = hrefs.length;
  // By its address: later results may list the place elsewhere, or not at all. The best is chosen until then.
  const active = count === 0 ? noOption : Math.max(0, hrefs.indexOf(chosen ?? ""));
  const isMoved = chosen !== undefined;
  const enter = useEnter(active, { field, answered: isMoved ? null : state.text });

  useImperativeHandle(ref, () => ({
    open(initial, submits) {
      if (field.current) field.current.value = initial;
      flushSync(() => changeText(initial));
      dialog.current?.showModal();
      field.current?.setSelectionRange(initial.length, initial.length);
      if (submits) enter({});
    },
  }));
  useEffect(() => {
    // Back closes the search as well.
    const onTraverse = () => dialog.current?.close();
    addEventListener("popstate", onTraverse);
    return () => removeEventListener("popstate", onTraverse);
  }, []);
  // The field is uncontrolled: React would render the dialog for each key before the results arrive.
  const changeText = (text: string) => {
    ask(dialogQuery(text, scope));
    setAsks(!isBlank(text));
    setChosen(undefined);
  };
  useTyping(field, changeText);
  const close = () => dialog.current?.close();
  const leave = (place?: SavedPlace) => {
    if (place) changePlaces((known) => addRecent(known, place));
    close();
  };
  const onScope = (next: SearchScope | "") => {
    setScope(next);
    setChosen(undefined);
    ask(dialogQuery(textOf(field), next));
  };
  const onText = (text: string) => {
    if (field.current) field.current.value = text;
    changeText(text);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (!asks && moveInList(event.key, event.currentTarget)) event.preventDefault();
    const input = field.current;
    if (!input || event.target !== input) return;
    if (event.key === "Enter") {
      event.preventDefault();
      // Ctrl or ⌘ with Enter leads to all results.
      if (event.ctrlKey || event.metaKey) input.form?.requestSubmit();
      else enter(event);
    }
    const next = moveActive(event, { active, count, isMoved });
    if (next === null) return;
    event.preventDefault();
    setChosen(hrefs[next]);
  };

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={messages.searchLabel}
      onClose={onClosed}
      onKeyDown={onKeyDown}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for pointers alone */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, as it does every dialog */}
      <span
        className="beside"
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        // The second click of two was meant for the button.
        onClick={({ detail }) => detail < 2 && close()}
      />
      <div>
        <search>
          <form
            action={searchAddress}
            onSubmit={(event) => {
              const text = textOf(field);
              if (isBlank(text)) event.preventDefault();
              else leave(allResults(text, scope));
            }}
          >
            <input
              ref={field}
              {...queryField}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={count > 0}
              aria-controls={listId}
              aria-activedescendant={active === noOption ? undefined : optionId(active)}
            />
            {scope && <input type="hidden" name="scope" value={scope} />}
          </form>
          <button
            type="button"
            className="close"
            aria-label={messages.closeSearch}
            onClick={close}
          />
        </search>
        <ScopeChips {...{ scope, onScope }} results={asks ? state.results : null} />
        <p role="status" className="hidden">
          {asks ? searchStatus(state, scope) : ""}
        </p>
        <DialogAnswer
          {...{ asks, state, scope, places, active, leave, onScope, onText }}
          changePlaces={(change) => {
            changePlaces(change);
            // The button that was pressed goes with its row, or with what it offered.
            if (!asks) field.current?.focus();
          }}
          all={allResults(state.text, scope).href}
          seeAll={(link) => {
            // The list may still answer what was typed before.
            const place = allResults(textOf(field), scope);
            link.href = place.href;
            leave(place);
          }}
        />
      </div>
    </dialog>
  );
}

function textOf({ current }: RefObject<HTMLInputElement | null>): string {
  return current?.value ?? "";
}

function isBlank(text: string): boolean {
  return text.trim() === "";
}

function hrefsOf(groups: SearchGroup[] = []): string[] {
  return groups.flatMap(({ hits }) => hits.map(({ href }) => href));
}

/** The page with all results, as a place to come back to. */
function allResults(text: string, scope: SearchScope | ""): SavedPlace {
  const href = searchAddress + writeSearch({ ...askNothing, text, scope });
  const titles = [messages.allResults, ...(scope ? [messages.searchScopes[scope]] : [])];
  return { label: text.trim(), detail: titles.join(" / "), href };
}

/** The key that goes with a press of Enter. */
type EnterPress = Partial<Pick<KeyboardEvent, "shiftKey">>;

interface EnterOptions {
  field: RefObject<HTMLInputElement | null>;
  /** What the list answers; null where the reader has chosen from it, whatever it answers. */
  answered: string | null;
}

/**
 * The function that opens the active option. Where the list still answers what was typed before, it
 * waits for the answer, unless the reader types on.
 */
function useEnter(active: number, { field, answered }: EnterOptions): (press: EnterPress) => void {
  const waiting = useRef<{ press: EnterPress; text: string }>(null);
  const open = (press: EnterPress) => followLink(document.getElementById(optionId(active)), press);
  const isAnswer = (text: string) => answered === null || answered === text;
  useEffect(() => {
    if (waiting.current === null) return;
    const { press, text } = waiting.current;
    const isLeft = text !== textOf(field);
    if (!isLeft && !isAnswer(text)) return;
    waiting.current = null;
    if (!isLeft) open(press);
  });
  return ({ shiftKey = false }) => {
    const text = textOf(field);
    if (isAnswer(text)) open({ shiftKey });
    else waiting.current = { press: { shiftKey }, text };
  };
}

/** Follows a link as a click with the same key would: in a new window with Shift. */
function followLink(link: Element | null, { shiftKey = false }: EnterPress): void {
  link?.dispatchEvent(new MouseEvent("click", { shiftKey, bubbles: true, cancelable: true }));
}

/**
 * Moves the focus between the field and the list of links with the arrow keys. Returns whether the
 * key was one of them.
 */
function moveInList(key: string, list: Element): boolean {
  if (key !== "ArrowDown" && key !== "ArrowUp") return false;
  const stops = [...list.querySelectorAll<HTMLElement>("input, .saved a")];
  if (stops.length < 2) return false;
  const { activeElement } = document;
  const row = activeElement?.closest("li")?.querySelector("a") ?? activeElement;
  const at = stops.findIndex((stop) => stop.isSameNode(row));
  const next = (at + (key === "ArrowDown" ? 1 : -1) + stops.length) % stops.length;
  stops[next]?.focus();
  return true;
}

type Change = (places: SavedPlaces) => SavedPlaces;

/** The reader's recent and favorite places, and the function that changes them. */
function usePlaces(): [SavedPlaces, (change: Change) => void] {
  const [places, setPlaces] = useState(readPlaces);
  const apply = (change: Change) => {
    // Another tab may have added some.
    const next = change(readPlaces());
    writePlaces(next);
    setPlaces(next);
  };
  return [places, apply];
}
