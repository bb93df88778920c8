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
import { getDialogQuery, type SearchGroup } from "../../../search/client/provider.ts";
import { queryField } from "../query-field.ts";
import { getSearchStatus } from "../results.tsx";
import { ScopeChips } from "../scope-chips.tsx";
import { isComposing, moveActive, noOption } from "../search-keys.ts";
import { emptySearch, writeSearch } from "../search-query.ts";
import { useSearchState } from "../use-results.ts";
import { DialogResults, getOptionId, listId } from "./dialog-results.tsx";
import {
  addRecent,
  readSavedResults,
  type SavedResult,
  type SavedResults,
  type SavedResultsChange,
  writeSavedResults,
} from "./saved-results.tsx";

export interface SearchDialogHandle {
  /** `submits` opens the best result immediately. */
  open(text: string, submits: boolean): void;
}

interface SearchDialogProps {
  ref: Ref<SearchDialogHandle>;
  onClosed(): void;
}

export function SearchDialog({ ref, onClosed }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const search = useDialogSearch(field);
  const { state, hasQuery, scope, hrefs, active, hasChosen, changeText } = search;
  const [savedResults, changeSaved] = useSavedResults();
  const enter = useEnter(active, { field, resultsText: hasChosen ? null : state.text });

  useImperativeHandle(ref, () => ({
    open(initial, submits) {
      if (field.current) field.current.value = initial;
      flushSync(() => changeText(initial));
      dialog.current?.showModal();
      field.current?.setSelectionRange(initial.length, initial.length);
      if (submits) enter({});
    },
  }));
  useCloseOnBack(dialog);
  const close = () => dialog.current?.close();
  const leave = (result?: SavedResult) => {
    if (result) changeSaved((results) => addRecent(results, result));
    close();
  };
  const onTextChange = (text: string) => {
    if (field.current) field.current.value = text;
    changeText(text);
    field.current?.focus();
  };
  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={messages.searchLabel}
      onClose={onClosed}
      onKeyDown={(event) => handleKey(event, { field, search, enter })}
    >
      <Backdrop onClose={close} />
      <div>
        <SearchForm count={hrefs.length} {...{ field, scope, active, changeText, leave, close }} />
        <ScopeChips
          {...{ scope, onScopeChange: search.changeScope }}
          results={hasQuery ? state.results : null}
        />
        <p role="status" className="hidden">
          {hasQuery ? getSearchStatus(state, scope) : ""}
        </p>
        <DialogResults
          {...{ hasQuery, state, scope, savedResults, active, leave, onTextChange }}
          onScopeChange={search.changeScope}
          changeSaved={(change) => {
            changeSaved(change);
            // The pressed button disappears.
            if (!hasQuery) field.current?.focus();
          }}
          allResultsHref={getAllResults(state.text, scope).href}
          openAllResults={(link) => {
            // The list may still show results for earlier text.
            const result = getAllResults(getInputText(field), scope);
            link.href = result.href;
            leave(result);
          }}
        />
      </div>
    </dialog>
  );
}

/** The query, its results, and the option that the reader has chosen with the arrow keys. */
function useDialogSearch(field: RefObject<HTMLInputElement | null>) {
  const [hasQuery, setHasQuery] = useState(false);
  const [scope, setScope] = useState<SearchScope | "">("");
  // The URL, because later results may list the option elsewhere or not at all.
  const [chosenHref, setChosenHref] = useState<string>();
  const { runSearch, ...searchState } = useSearchState(getDialogQuery(""));
  const hrefs = hasQuery ? getHrefs(searchState.results?.groups) : [];
  return {
    hasQuery,
    scope,
    hrefs,
    hasChosen: chosenHref !== undefined,
    active: hrefs.length === 0 ? noOption : Math.max(0, hrefs.indexOf(chosenHref ?? "")),
    choose: setChosenHref,
    state: {
      ...searchState,
      retry() {
        runSearch(getDialogQuery(getInputText(field), scope), true);
        field.current?.focus();
      },
    },
    // Uncontrolled: React would render the dialog for each key before results arrive.
    changeText(text: string) {
      runSearch(getDialogQuery(text, scope));
      setHasQuery(!isBlank(text));
      setChosenHref(undefined);
    },
    changeScope(next: SearchScope | "") {
      setScope(next);
      setChosenHref(undefined);
      runSearch(getDialogQuery(getInputText(field), next));
    },
  };
}

interface KeyHandling {
  field: RefObject<HTMLInputElement | null>;
  search: ReturnType<typeof useDialogSearch>;
  enter(press: EnterPress): void;
}

function handleKey(
  event: KeyboardEvent<HTMLElement>,
  { field: { current: input }, search, enter }: KeyHandling,
): void {
  const { hasQuery, hrefs, active, hasChosen } = search;
  if (isComposing(event.nativeEvent)) return;
  if (!hasQuery && moveInList(event.key, event.currentTarget)) event.preventDefault();
  if (!input || event.target !== input) return;
  if (event.key === "Enter") {
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) input.form?.requestSubmit();
    else enter(event);
  }
  const next = moveActive(event, { active, count: hrefs.length, hasMoved: hasChosen });
  if (next === null) return;
  event.preventDefault();
  search.choose(hrefs[next]);
}

function useCloseOnBack(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const onTraverse = () => dialog.current?.close();
    addEventListener("popstate", onTraverse);
    return () => removeEventListener("popstate", onTraverse);
  }, [dialog]);
}

/** The area around the dialog. A click on it closes the dialog, as Escape does. */
function Backdrop({ onClose }: { onClose(): void }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only for pointers
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, as it does every dialog
    <span
      className="dialog-backdrop"
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      // The second click of a double click on the search button must not close the dialog.
      onClick={({ detail }) => detail < 2 && onClose()}
    />
  );
}

interface SearchFormProps {
  field: RefObject<HTMLInputElement | null>;
  scope: SearchScope | "";
  /** Number of options. */
  count: number;
  active: number;
  changeText(text: string): void;
  leave(result: SavedResult): void;
  close(): void;
}

function SearchForm({ field, scope, count, active, changeText, leave, close }: SearchFormProps) {
  return (
    <search>
      <form
        action={searchAddress}
        onSubmit={(event) => {
          const text = getInputText(field);
          if (isBlank(text)) event.preventDefault();
          else leave(getAllResults(text, scope));
        }}
      >
        <input
          ref={field}
          {...queryField}
          onInput={({ currentTarget }) => changeText(currentTarget.value)}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-activedescendant={active === noOption ? undefined : getOptionId(active)}
        />
        {scope && <input type="hidden" name="scope" value={scope} />}
      </form>
      <button type="button" className="close" aria-label={messages.closeSearch} onClick={close} />
    </search>
  );
}

function getInputText({ current }: RefObject<HTMLInputElement | null>): string {
  return current?.value ?? "";
}

function isBlank(text: string): boolean {
  return text.trim() === "";
}

function getHrefs(groups: SearchGroup[] = []): string[] {
  return groups.flatMap(({ hits }) => hits.map(({ href }) => href));
}

function getAllResults(text: string, scope: SearchScope | ""): SavedResult {
  const href = searchAddress + writeSearch({ ...emptySearch, text, scope });
  const titles = [messages.allResults, ...(scope ? [messages.searchScopes[scope]] : [])];
  return { label: text.trim(), detail: titles.join(" / "), href };
}

type EnterPress = Partial<Pick<KeyboardEvent, "shiftKey">>;

interface EnterOptions {
  field: RefObject<HTMLInputElement | null>;
  /** The query of the shown results; null if the reader has chosen an option. */
  resultsText: string | null;
}

/** If the results are older than the text, it waits for new ones, unless the text changes again. */
function useEnter(
  active: number,
  { field, resultsText }: EnterOptions,
): (press: EnterPress) => void {
  const waiting = useRef<{ press: EnterPress; text: string }>(null);
  const open = (press: EnterPress) =>
    followLink(document.getElementById(getOptionId(active)), press);
  const areResultsCurrent = (text: string) => resultsText === null || resultsText === text;
  useEffect(() => {
    if (waiting.current === null) return;
    const { press, text } = waiting.current;
    const hasTextChanged = text !== getInputText(field);
    if (!hasTextChanged && !areResultsCurrent(text)) return;
    waiting.current = null;
    if (!hasTextChanged) open(press);
  });
  return ({ shiftKey = false }) => {
    const text = getInputText(field);
    if (areResultsCurrent(text)) open({ shiftKey });
    else waiting.current = { press: { shiftKey }, text };
  };
}

/** Opens a new window with Shift, as a click would. */
function followLink(link: Element | null, { shiftKey = false }: EnterPress): void {
  link?.dispatchEvent(new MouseEvent("click", { shiftKey, bubbles: true, cancelable: true }));
}

/** Arrow keys move between the field and the list. Returns whether the key was handled. */
function moveInList(key: string, list: Element): boolean {
  if (key !== "ArrowDown" && key !== "ArrowUp") return false;
  const stops = [...list.querySelectorAll<HTMLElement>("input, .saved a")];
  if (stops.length < 2) return false;
  const { activeElement } = document;
  const row = activeElement?.closest("li")?.querySelector("a") ?? activeElement;
  const stopIndex = stops.findIndex((stop) => stop.isSameNode(row));
  const next = (stopIndex + (key === "ArrowDown" ? 1 : -1) + stops.length) % stops.length;
  stops[next]?.focus();
  return true;
}

function useSavedResults(): [SavedResults, (change: SavedResultsChange) => void] {
  const [savedResults, setSavedResults] = useState(readSavedResults);
  const apply = (change: SavedResultsChange) => {
    // Another tab may have changed them.
    const next = change(readSavedResults());
    writeSavedResults(next);
    setSavedResults(next);
  };
  return [savedResults, apply];
}
