import { useId } from "react";
import {
  createEmptyDraft,
  type Draft,
  isExpression,
  isMap,
  isObject,
  isOutputOf,
  toDraft,
} from "../../../catalog/block/draft.ts";
import {
  getConnections,
  getOutputKey,
  parseOutputKey,
} from "../../../catalog/block/output-reference.ts";
import type { TypeAttribute, TypeNode } from "../../../model/reference/module.ts";
import * as messages from "../block-builder-messages.ts";
import { Rows } from "./rows.tsx";
import {
  CodeField,
  type EditorProps,
  getDraftText,
  getErrorProps,
  TextField,
} from "./text-field.tsx";

/** Focuses the control that replaces a button. */
export function focusReplacement(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

type ValueEditorProps = Omit<EditorProps, "id"> & { id?: string | undefined };

export function ValueEditor({ id, ...others }: ValueEditorProps) {
  const ownId = useId();
  const props = { ...others, id: id ?? ownId };
  const { type, draft } = props;
  if (draft !== undefined && typeof draft === "object") {
    if (isExpression(draft)) return <CodeField {...props} text={draft.x} write={(x) => ({ x })} />;
    if (isOutputOf(draft)) return <ConnectedValue {...props} reference={draft.f} />;
  }
  return (
    <>
      <TypedEditor {...props} type={type} />
      <ConnectionChoices {...props} />
    </>
  );
}

function TypedEditor(props: EditorProps) {
  const { type, draft } = props;
  if (type.kind === "unknown")
    return <CodeField {...props} text={getDraftText(draft)} write={createSameText} />;
  if (type.kind === "primitive") {
    if (type.name === "bool") return <BoolField {...props} />;
    if (type.name === "any")
      return <CodeField {...props} text={getDraftText(draft)} write={createSameText} />;
    return <TextField {...props} isNumber={type.name === "number"} />;
  }
  if (draft === undefined) return <SetButton {...props} />;
  if (type.kind === "tuple") return <TupleEditor {...props} of={type.of} />;
  if (type.kind === "object") return <ObjectEditor {...props} attributes={type.attributes} />;
  if (type.name === "map") return <MapEditor {...props} of={type.of} />;
  return <ListEditor {...props} of={type.of} />;
}

const createSameText = (text: string): Draft => text;

/** A switch; two buttons if the value may also be unset. */
function BoolField(props: EditorProps) {
  const { draft, onChange, name, id, optional, defaultValue, placeholder } = props;
  const { "aria-describedby": description } = getErrorProps(props);
  if (optional && typeof defaultValue !== "boolean") {
    return (
      // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
      <span
        role="group"
        aria-label={name}
        aria-describedby={description}
        className="builder-choice"
      >
        {[true, false].map((value, index) => (
          <button
            key={String(value)}
            id={index === 0 ? id : undefined}
            type="button"
            aria-pressed={draft === value}
            onClick={() => onChange(draft === value ? undefined : value)}
          >
            {String(value)}
          </button>
        ))}
        {draft === undefined && <small>{placeholder || messages.nothingChosen}</small>}
      </span>
    );
  }
  const isOn = draft === undefined ? defaultValue === true : draft === true;
  return (
    <button
      id={id}
      type="button"
      role="switch"
      aria-label={name}
      aria-describedby={description}
      aria-checked={isOn}
      className="builder-switch"
      onClick={() => onChange(optional && !isOn === defaultValue ? undefined : !isOn)}
    >
      <span />
      {String(isOn)}
    </button>
  );
}

function SetButton({ type, onChange, name, id, defaultValue, placeholder }: EditorProps) {
  const start =
    defaultValue === undefined || defaultValue === null
      ? createEmptyDraft(type)
      : toDraft(defaultValue, type);
  return (
    <p className="builder-unset">
      <button
        id={id}
        type="button"
        aria-label={messages.setValue(name)}
        onClick={() => {
          onChange(start);
          focusReplacement(id);
        }}
      >
        {messages.setValueShort}
      </button>
      {placeholder && <code>{placeholder}</code>}
    </p>
  );
}

function ConnectionChoices({ connections, onChange, draft, id }: EditorProps) {
  const here = connections.filter(({ path }) => path === "");
  if (here.length === 0 || (draft !== undefined && draft !== "")) return null;
  return (
    <p className="builder-connections">
      {messages.useOutput}{" "}
      {here.map(({ connection }) => (
        <button
          key={getOutputKey(connection)}
          type="button"
          title={connection.reason}
          onClick={() => {
            onChange({ f: getOutputKey(connection) });
            focusReplacement(id);
          }}
        >
          {getOutputText(
            getOutputKey(connection),
            here.map((other) => getOutputKey(other.connection)),
          )}
        </button>
      ))}
    </p>
  );
}

/** Names the whole path of a service if another choice would read the same. */
function getOutputText(reference: string, choices: readonly string[] = []): string {
  const brief = getBriefOutputText(reference);
  const isUnique = choices.every(
    (other) => other === reference || getBriefOutputText(other) !== brief,
  );
  if (isUnique) return brief;
  const { from, output } = parseOutputKey(reference);
  return messages.outputOf(output, from);
}

function getBriefOutputText(reference: string): string {
  const { from, output } = parseOutputKey(reference);
  return messages.outputOf(output, from.split("/").at(-1) ?? from);
}

function ConnectedValue({
  reference,
  connections,
  id,
  name,
  type,
  optional,
  onChange,
}: EditorProps & { reference: string }) {
  const reason = connections.find(
    ({ connection, path }) => path === "" && getOutputKey(connection) === reference,
  )?.connection.reason;
  return (
    <p className="builder-connected">
      {messages.usesOutput} <code>{getOutputText(reference)}</code>{" "}
      <button
        id={id}
        type="button"
        aria-label={messages.reset(name)}
        onClick={() => {
          onChange(optional ? undefined : createEmptyDraft(type));
          focusReplacement(id);
        }}
      >
        {messages.resetShort}
      </button>
      {reason && <small>{reason}</small>}
    </p>
  );
}

function ListEditor({ of, ...props }: EditorProps & { of: TypeNode }) {
  const { draft, onChange, name, path, connections } = props;
  const items = Array.isArray(draft) ? draft : [];
  return (
    <Rows
      {...props}
      count={items.length}
      onAdd={() => onChange([...items, createEmptyDraft(of)])}
      onRemove={(index) => onChange(items.toSpliced(index, 1))}
      row={(index) => (
        <ValueEditor
          {...getInnerProps(props)}
          type={of}
          draft={items[index]}
          onChange={(next) => onChange(items.with(index, next ?? createEmptyDraft(of)))}
          name={messages.itemOf(index + 1, name)}
          path={`${path}/${index}`}
          connections={getConnections(connections, "*")}
        />
      )}
    />
  );
}

function MapEditor({ of, ...props }: EditorProps & { of: TypeNode }) {
  const { draft, onChange, name, path, errors, errorId, connections } = props;
  const rows = draft !== undefined && isMap(draft) ? draft.m : [];
  const change = (m: [string, Draft][]) => onChange({ m });
  return (
    <Rows
      {...props}
      count={rows.length}
      onAdd={() => change([...rows, ["", createEmptyDraft(of)]])}
      onRemove={(index) => change(rows.toSpliced(index, 1))}
      row={(index) => {
        const [key = "", value] = rows[index] ?? [];
        const itemPath = `${path}/${index}`;
        const isWrong = errors.some(
          (error) => error.path === itemPath && error.kind.startsWith("key"),
        );
        return (
          <>
            <input
              type="text"
              className="builder-key"
              aria-label={messages.keyOf(index + 1, name)}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? errorId : undefined}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={key}
              onChange={({ target }) =>
                change(rows.with(index, [target.value, value ?? createEmptyDraft(of)]))
              }
            />
            <span aria-hidden="true">=</span>
            <ValueEditor
              {...getInnerProps(props)}
              type={of}
              draft={value}
              onChange={(next) => change(rows.with(index, [key, next ?? createEmptyDraft(of)]))}
              name={messages.keyedValue(index + 1, name)}
              path={itemPath}
              connections={getConnections(connections, "*")}
            />
          </>
        );
      }}
    />
  );
}

function getInnerProps({ errors, errorId, secret }: EditorProps) {
  return { errors, errorId, secret, optional: false };
}

function TupleEditor({ of, ...props }: EditorProps & { of: readonly TypeNode[] }) {
  const { draft, onChange, name, path, id } = props;
  const items = of.map(
    (type, index) => (Array.isArray(draft) ? draft[index] : undefined) ?? createEmptyDraft(type),
  );
  return (
    <ol className="builder-object" aria-label={name}>
      {of.map((type, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is identified by its index
        <li key={index}>
          <ValueEditor
            {...getInnerProps(props)}
            id={index === 0 ? id : undefined}
            type={type}
            draft={items[index]}
            onChange={(next) => onChange(items.with(index, next ?? createEmptyDraft(type)))}
            name={messages.itemOf(index + 1, name)}
            path={`${path}/${index}`}
            connections={[]}
          />
        </li>
      ))}
    </ol>
  );
}

interface ObjectEditorProps extends EditorProps {
  attributes: readonly TypeAttribute[];
}

function ObjectEditor({ attributes, ...props }: ObjectEditorProps) {
  const { draft, onChange, name, path, connections, id } = props;
  const attributeDrafts = draft !== undefined && isObject(draft) ? draft.o : {};
  const change = (attribute: string, next: Draft | undefined) => {
    const { [attribute]: _, ...others } = attributeDrafts;
    onChange({ o: next === undefined ? others : { ...others, [attribute]: next } });
  };
  return (
    <ul className="builder-object" aria-label={name}>
      {attributes.map((attribute, index) => {
        const { name: key, type, optional, comment } = attribute;
        const value = Object.hasOwn(attributeDrafts, key) ? attributeDrafts[key] : undefined;
        const isStructure = type.kind !== "primitive" && type.kind !== "unknown";
        const attributeId = index === 0 ? id : `${id}.${key}`;
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
                  onClick={() => {
                    change(key, undefined);
                    focusReplacement(attributeId);
                  }}
                >
                  {messages.resetShort}
                </button>
              )}
            </p>
            {comment !== "" && <p className="builder-text">{comment}</p>}
            <ValueEditor
              {...getInnerProps(props)}
              id={attributeId}
              type={type}
              draft={value}
              optional={optional}
              defaultValue={attribute.default?.known ? attribute.default.value : undefined}
              placeholder={attribute.default?.text.slice(0, 80) ?? ""}
              onChange={(next) => change(key, next)}
              name={`${name}.${key}`}
              path={`${path}/${key}`}
              connections={getConnections(connections, key)}
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
