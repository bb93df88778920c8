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
  isKeyError,
  TextField,
} from "./text-field.tsx";

/** Focuses the control that replaces a button in the next render. */
export function focusReplacement(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

type ValueEditorProps = Omit<EditorProps, "id"> & { id?: string | undefined };

export function ValueEditor({ id, ...others }: ValueEditorProps) {
  const ownId = useId();
  const props = { ...others, id: id ?? ownId };
  const { type, draft } = props;
  if (draft !== undefined && typeof draft === "object") {
    if (isExpression(draft))
      return <CodeField {...props} text={draft.x} toDraft={(x) => ({ x })} />;
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
  if (type.kind === "unknown" || (type.kind === "primitive" && type.name === "any"))
    return <CodeField {...props} text={getDraftText(draft)} toDraft={(text) => text} />;
  if (type.kind === "primitive") {
    if (type.name === "bool") return <BoolField {...props} />;
    return <TextField {...props} isNumber={type.name === "number"} />;
  }
  if (draft === undefined) return <SetButton {...props} />;
  if (type.kind === "tuple") return <TupleEditor {...props} itemTypes={type.of} />;
  if (type.kind === "object") return <ObjectEditor {...props} attributes={type.attributes} />;
  if (type.name === "map") return <MapEditor {...props} itemType={type.of} />;
  return <ListEditor {...props} itemType={type.of} />;
}

/** Two buttons if the value can be unset, otherwise a switch. */
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
      onClick={() => onChange(optional && defaultValue === !isOn ? undefined : !isOn)}
    >
      <span />
      {String(isOn)}
    </button>
  );
}

function SetButton({ type, onChange, name, id, defaultValue, placeholder }: EditorProps) {
  const initialDraft =
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
          onChange(initialDraft);
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
  const choices = connections.filter(({ path }) => path === "");
  if (choices.length === 0 || (draft !== undefined && draft !== "")) return null;
  return (
    <p className="builder-connections">
      {messages.useOutput}{" "}
      {choices.map(({ connection }) => (
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
            choices.map((other) => getOutputKey(other.connection)),
          )}
        </button>
      ))}
    </p>
  );
}

/** Contains the whole path of the service if another choice would read the same. */
function getOutputText(reference: string, choices: readonly string[] = []): string {
  const shortText = getShortOutputText(reference);
  const isAmbiguous = choices.some(
    (other) => other !== reference && getShortOutputText(other) === shortText,
  );
  if (!isAmbiguous) return shortText;
  const { from, output } = parseOutputKey(reference);
  return messages.outputOf(output, from);
}

function getShortOutputText(reference: string): string {
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

function ListEditor({ itemType, ...props }: EditorProps & { itemType: TypeNode }) {
  const { draft, onChange, name, path, connections } = props;
  const items = Array.isArray(draft) ? draft : [];
  return (
    <Rows
      {...props}
      count={items.length}
      onAdd={() => onChange([...items, createEmptyDraft(itemType)])}
      onRemove={(index) => onChange(items.toSpliced(index, 1))}
      renderRow={(index) => (
        <ValueEditor
          {...getInnerProps(props)}
          type={itemType}
          draft={items[index]}
          onChange={(next) => onChange(items.with(index, next ?? createEmptyDraft(itemType)))}
          name={messages.itemOf(index + 1, name)}
          path={`${path}/${index}`}
          connections={getConnections(connections, "*")}
        />
      )}
    />
  );
}

function MapEditor({ itemType, ...props }: EditorProps & { itemType: TypeNode }) {
  const { draft, onChange, name, path, errors, errorId, connections } = props;
  const rows = draft !== undefined && isMap(draft) ? draft.m : [];
  const change = (m: [string, Draft][]) => onChange({ m });
  return (
    <Rows
      {...props}
      count={rows.length}
      onAdd={() => change([...rows, ["", createEmptyDraft(itemType)]])}
      onRemove={(index) => change(rows.toSpliced(index, 1))}
      renderRow={(index) => {
        const [key = "", value] = rows[index] ?? [];
        const itemPath = `${path}/${index}`;
        const isInvalid = errors.some((error) => error.path === itemPath && isKeyError(error));
        return (
          <>
            <input
              type="text"
              className="builder-key"
              aria-label={messages.keyOf(index + 1, name)}
              aria-invalid={isInvalid || undefined}
              aria-describedby={isInvalid ? errorId : undefined}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={key}
              onChange={({ target }) =>
                change(rows.with(index, [target.value, value ?? createEmptyDraft(itemType)]))
              }
            />
            <span aria-hidden="true">=</span>
            <ValueEditor
              {...getInnerProps(props)}
              type={itemType}
              draft={value}
              onChange={(next) =>
                change(rows.with(index, [key, next ?? createEmptyDraft(itemType)]))
              }
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

function getInnerProps({ errors, errorId, isSecret }: EditorProps) {
  return { errors, errorId, isSecret, optional: false };
}

function TupleEditor({ itemTypes, ...props }: EditorProps & { itemTypes: readonly TypeNode[] }) {
  const { draft, onChange, name, path, id } = props;
  const items = itemTypes.map(
    (type, index) => (Array.isArray(draft) ? draft[index] : undefined) ?? createEmptyDraft(type),
  );
  return (
    <ol className="builder-object" aria-label={name}>
      {[...itemTypes.entries()].map(([index, type]) => (
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
              <span className="ref-type">{getTypeName(type)}</span>
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

function getTypeName(type: TypeNode): string {
  if (type.kind === "primitive") return type.name;
  if (type.kind === "collection") return `${type.name}(${getTypeName(type.of)})`;
  return type.kind === "unknown" ? type.text : type.kind;
}
