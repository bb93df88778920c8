import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { type Draft, emptyDraft, isMap, isObject } from "../../../catalog/block/draft.ts";
import { feedsAt } from "../../../catalog/block/fed-code.ts";
import type { TypeAttribute, TypeNode } from "../../../model/reference/module.ts";
import * as messages from "../configure-messages.ts";
import type { EditorProps, StructureProps } from "./editor-props.ts";

export function ListEditor({ of, Part, ...props }: StructureProps & { of: TypeNode }) {
  const { draft, onChange, name, path, feeds } = props;
  const items = Array.isArray(draft) ? draft : [];
  return (
    <Rows
      {...props}
      count={items.length}
      onAdd={() => onChange([...items, emptyDraft(of)])}
      onRemove={(index) => onChange(items.toSpliced(index, 1))}
      row={(index) => (
        <Part
          {...inner(props)}
          type={of}
          draft={items[index]}
          onChange={(next) => onChange(items.with(index, next ?? emptyDraft(of)))}
          name={messages.itemOf(index + 1, name)}
          path={`${path}/${index}`}
          feeds={feedsAt(feeds, "*")}
        />
      )}
    />
  );
}

export function MapEditor({ of, Part, ...props }: StructureProps & { of: TypeNode }) {
  const { draft, onChange, name, path, problems, problemId, feeds } = props;
  const rows = draft !== undefined && isMap(draft) ? draft.m : [];
  const change = (m: [string, Draft][]) => onChange({ m });
  return (
    <Rows
      {...props}
      count={rows.length}
      onAdd={() => change([...rows, ["", emptyDraft(of)]])}
      onRemove={(index) => change(rows.toSpliced(index, 1))}
      row={(index) => {
        const [key = "", value] = rows[index] ?? [];
        const place = `${path}/${index}`;
        const isWrong = problems.some((one) => one.path === place && one.kind.startsWith("key"));
        return (
          <>
            <input
              type="text"
              className="builder-key"
              aria-label={messages.keyOf(index + 1, name)}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? problemId : undefined}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={key}
              onChange={({ target }) =>
                change(rows.with(index, [target.value, value ?? emptyDraft(of)]))
              }
            />
            <span aria-hidden="true">=</span>
            <Part
              {...inner(props)}
              type={of}
              draft={value}
              onChange={(next) => change(rows.with(index, [key, next ?? emptyDraft(of)]))}
              name={messages.keyedValue(index + 1, name)}
              path={place}
              feeds={feedsAt(feeds, "*")}
            />
          </>
        );
      }}
    />
  );
}

function inner({ problems, problemId, secret }: EditorProps) {
  return { problems, problemId, secret, optional: false };
}

interface RowsProps extends Pick<EditorProps, "id" | "name"> {
  count: number;
  onAdd(): void;
  onRemove(index: number): void;
  row(index: number): ReactNode;
}

function Rows({ id, name, count, onAdd, onRemove, row }: RowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const focusNew = useFocusOnNew(list, count);
  return (
    <div className="builder-rows">
      <ul ref={list} aria-label={name}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and no state
          <li key={index}>
            <div>{row(index)}</div>
            <button
              type="button"
              className="builder-remove"
              aria-label={messages.removeItem(index + 1, name)}
              onClick={() => {
                onRemove(index);
                add.current?.focus();
              }}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <button
        ref={add}
        id={id}
        type="button"
        aria-label={messages.addItem(name)}
        onClick={() => {
          focusNew();
          onAdd();
        }}
      >
        + {messages.addItemShort}
      </button>
    </div>
  );
}

/** Returns a function to call before adding a row, whose first control then gets the focus. */
function useFocusOnNew(list: RefObject<HTMLUListElement | null>, count: number): () => void {
  const isAdded = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows come and go with their number
  useLayoutEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    const row = list.current?.lastElementChild;
    row?.querySelector<HTMLElement>("input, textarea, select, button")?.focus();
  }, [count]);
  return () => {
    isAdded.current = true;
  };
}

export function TupleEditor({ of, Part, ...props }: StructureProps & { of: readonly TypeNode[] }) {
  const { draft, onChange, name, path } = props;
  const items = of.map(
    (type, index) => (Array.isArray(draft) ? draft[index] : undefined) ?? emptyDraft(type),
  );
  return (
    <ol className="builder-object" aria-label={name}>
      {of.map((type, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
        <li key={index}>
          <Part
            {...inner(props)}
            type={type}
            draft={items[index]}
            onChange={(next) => onChange(items.with(index, next ?? emptyDraft(type)))}
            name={messages.itemOf(index + 1, name)}
            path={`${path}/${index}`}
            feeds={[]}
          />
        </li>
      ))}
    </ol>
  );
}

interface ObjectEditorProps extends StructureProps {
  attributes: readonly TypeAttribute[];
}

export function ObjectEditor({ attributes, Part, ...props }: ObjectEditorProps) {
  const { draft, onChange, name, path, feeds, id } = props;
  const given = draft !== undefined && isObject(draft) ? draft.o : {};
  const change = (attribute: string, next: Draft | undefined) => {
    const { [attribute]: _, ...others } = given;
    onChange({ o: next === undefined ? others : { ...others, [attribute]: next } });
  };
  return (
    <ul className="builder-object" aria-label={name}>
      {attributes.map((attribute, index) => {
        const { name: key, type, optional, comment } = attribute;
        const value = Object.hasOwn(given, key) ? given[key] : undefined;
        const isStructure = type.kind !== "primitive" && type.kind !== "unknown";
        return (
          <li key={key}>
            <p className="builder-head">
              <code>{key}</code>
              <span className="ref-type">{typeName(type)}</span>
              {!optional && <small>{messages.required}</small>}
              {optional && value !== undefined && isStructure && (
                <button
                  type="button"
                  aria-label={messages.unsetAttribute(key)}
                  onClick={() => change(key, undefined)}
                >
                  {messages.resetShort}
                </button>
              )}
            </p>
            {comment !== "" && <p className="builder-text">{comment}</p>}
            <Part
              {...inner(props)}
              id={index === 0 ? id : undefined}
              type={type}
              draft={value}
              optional={optional}
              fallback={attribute.default?.known ? attribute.default.value : undefined}
              placeholder={attribute.default?.text.slice(0, 80) ?? ""}
              onChange={(next) => change(key, next)}
              name={`${name}.${key}`}
              path={`${path}/${key}`}
              feeds={feedsAt(feeds, key)}
            />
          </li>
        );
      })}
    </ul>
  );
}

function typeName(type: TypeNode): string {
  if (type.kind === "primitive") return type.name;
  if (type.kind === "collection") return `${type.name}(${typeName(type.of)})`;
  return type.kind === "unknown" ? type.text : type.kind;
}
