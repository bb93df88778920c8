import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Drafts } from "../../catalog/block/block-code.ts";
import type { FormInput } from "../../catalog/block/form-service.ts";
import {
  type ConnectionPath,
  getConnectionsOfInput,
} from "../../catalog/block/output-reference.ts";
import { readDraft } from "../../catalog/block/read-draft.ts";
import { matchesWords, splitWords } from "../../model/text/match-words.ts";
import { pagePlural } from "../messages/page-plural.ts";
import * as messages from "./block-builder-messages.ts";
import { Field, getFieldId, IsolatedForm } from "./fields/field.tsx";
import type { BuilderState } from "./use-builder.ts";

const noConnections: readonly ConnectionPath[] = [];

export function BuilderForm({ state }: { state: BuilderState }) {
  const { service, drafts } = state;
  const { query, setQuery, onlySet, setOnlySet, isHidden } = useInputFilter(drafts);
  const focusInput = (name: string) => {
    setQuery("");
    setOnlySet(false);
    requestAnimationFrame(() => document.getElementById(getFieldId(name))?.focus());
  };
  return (
    <section className="builder-form" aria-label={messages.inputs}>
      <InputFilter
        query={query}
        onQueryChange={setQuery}
        onlySet={onlySet}
        setCount={drafts.size}
        onToggle={() => setOnlySet(!onlySet)}
      />
      <Status state={state} onFocusInput={focusInput} />
      <InputGroups state={state} isHidden={isHidden} />
      {service.inputs.every(isHidden) && <p>{messages.noMatch}</p>}
    </section>
  );
}

function useInputFilter(drafts: Drafts) {
  const [query, setQuery] = useState("");
  const [onlySet, setOnlySet] = useState(false);
  const words = splitWords(query);
  // Inputs that were set when the filter was turned on stay visible when they are cleared.
  const pinned = useRef<ReadonlySet<string>>(new Set());
  return {
    query,
    setQuery,
    onlySet,
    setOnlySet(next: boolean) {
      pinned.current = new Set(drafts.keys());
      setOnlySet(next);
    },
    isHidden: ({ name, description }: FormInput) =>
      (onlySet && !drafts.has(name) && !pinned.current.has(name)) ||
      !matchesWords(`${name} ${description}`.toLowerCase(), words),
  };
}

interface InputGroupsProps {
  state: BuilderState;
  isHidden(input: FormInput): boolean;
}

function InputGroups({ state, isHidden }: InputGroupsProps) {
  const { service, drafts, block, tool, setDraft } = state;
  const connections = useMemo(
    () =>
      new Map(
        service.inputs.map(({ name }) => [name, getConnectionsOfInput(service.connections, name)]),
      ),
    [service],
  );
  const getCode = useGetCode(state);
  const renderedCount = useRenderedCount(service.inputs.length);
  const required = service.inputs.filter((input) => input.required);
  const optional = service.inputs.filter((input) => !input.required);
  const groups = [
    { title: messages.required, inputs: required.slice(0, renderedCount) },
    {
      title: messages.optional,
      inputs: optional.slice(0, Math.max(0, renderedCount - required.length)),
    },
  ].filter(({ inputs }) => inputs.length > 0);
  return groups.map(({ title, inputs }) => (
    <div key={title} hidden={inputs.every(isHidden)}>
      <h3>{title}</h3>
      {inputs.map((input) => (
        <Field
          key={input.name}
          input={input}
          draft={drafts.get(input.name)}
          getCode={getCode}
          errors={block.errors.get(input.name)}
          connections={connections.get(input.name) ?? noConnections}
          tool={tool}
          hidden={isHidden(input)}
          onChange={setDraft}
        />
      ))}
    </div>
  ));
}

/** The function does not change with the state, so that memoized fields do not render. */
function useGetCode(state: BuilderState): (name: string) => string {
  const latestState = useRef(state);
  latestState.current = state;
  return useCallback((name: string) => {
    const { service, drafts } = latestState.current;
    const input = service.inputs.find((input) => input.name === name);
    const draft = drafts.get(name);
    if (!input) return "";
    if (draft === undefined) return input.defaultText ?? "";
    return readDraft(draft, input.type, () => "null").code;
  }, []);
}

interface InputFilterProps {
  query: string;
  onQueryChange(query: string): void;
  onlySet: boolean;
  /** Number of inputs that are filled in. */
  setCount: number;
  onToggle(): void;
}

function InputFilter({ query, onQueryChange, onlySet, setCount, onToggle }: InputFilterProps) {
  return (
    <IsolatedForm role="search" className="builder-bar">
      <input
        type="search"
        aria-label={messages.findInput}
        placeholder={messages.findInput}
        value={query}
        onChange={({ target }) => onQueryChange(target.value)}
      />
      <button type="button" aria-pressed={onlySet} onClick={onToggle}>
        {messages.onlySet} ({setCount})
      </button>
    </IsolatedForm>
  );
}

/** Fills about one window. */
const firstCount = 6;
const countPerTask = 15;

/** Renders the inputs in several tasks, so that a long form does not block the page. */
function useRenderedCount(count: number): number {
  const [rendered, setRendered] = useState(firstCount);
  useEffect(() => {
    if (rendered >= count) return;
    const timer = setTimeout(() => setRendered(rendered + countPerTask));
    return () => clearTimeout(timer);
  }, [rendered, count]);
  return rendered;
}

function Status({
  state,
  onFocusInput,
}: {
  state: BuilderState;
  onFocusInput(name: string): void;
}) {
  const { block, notice, service, unused } = state;
  const invalidFields = [...block.errors.keys()];
  const { missing } = block;
  return (
    <div className="builder-status" role="status">
      {notice === "failed" && <p>{messages.noVersion(service.version)}</p>}
      {missing.length > 0 && (
        <p>
          {pagePlural(messages.missing, { count: missing.length })}{" "}
          <InputLinks names={missing} onFocusInput={onFocusInput} />
        </p>
      )}
      {invalidFields.length > 0 && (
        <p className="builder-error">
          {pagePlural(messages.wrong, { count: invalidFields.length })}{" "}
          <InputLinks names={invalidFields} onFocusInput={onFocusInput} />
        </p>
      )}
      {missing.length + invalidFields.length === 0 && <p>{messages.complete}</p>}
      {unused.length > 0 && <p>{messages.notInVersion(unused.join(", "))}</p>}
    </div>
  );
}

function InputLinks({
  names,
  onFocusInput,
}: {
  names: readonly string[];
  onFocusInput(name: string): void;
}) {
  return names.map((name) => (
    <button key={name} type="button" onClick={() => onFocusInput(name)}>
      <code>{name}</code>
    </button>
  ));
}
