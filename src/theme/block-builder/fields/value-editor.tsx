import {
  type Draft,
  draftOf,
  emptyDraft,
  isExpression,
  isFed,
} from "../../../catalog/block/draft.ts";
import { fedFrom, fedName } from "../../../catalog/block/fed-code.ts";
import * as messages from "../configure-messages.ts";
import type { EditorProps } from "./editor-props.ts";
import { ListEditor, MapEditor, ObjectEditor, TupleEditor } from "./structure-editors.tsx";

export function ValueEditor(props: EditorProps) {
  const { type, draft } = props;
  if (draft !== undefined && typeof draft === "object") {
    if (isExpression(draft)) return <CodeField {...props} text={draft.x} write={(x) => ({ x })} />;
    if (isFed(draft)) return <FedValue {...props} fed={draft.f} />;
  }
  return (
    <>
      <TypedEditor {...props} type={type} />
      <FeedChoices {...props} />
    </>
  );
}

function TypedEditor(props: EditorProps) {
  const { type, draft } = props;
  if (type.kind === "unknown")
    return <CodeField {...props} text={textOf(draft)} write={sameText} />;
  if (type.kind === "primitive") {
    if (type.name === "bool") return <BoolField {...props} />;
    if (type.name === "any") return <CodeField {...props} text={textOf(draft)} write={sameText} />;
    return <TextField {...props} isNumber={type.name === "number"} />;
  }
  if (draft === undefined) return <SetButton {...props} />;
  if (type.kind === "tuple") return <TupleEditor {...props} Part={ValueEditor} of={type.of} />;
  if (type.kind === "object")
    return <ObjectEditor {...props} Part={ValueEditor} attributes={type.attributes} />;
  if (type.name === "map") return <MapEditor {...props} Part={ValueEditor} of={type.of} />;
  return <ListEditor {...props} Part={ValueEditor} of={type.of} />;
}

function textOf(draft: Draft | undefined): string {
  return typeof draft === "string" ? draft : "";
}

const sameText = (text: string): Draft => text;

function fieldProps(props: EditorProps) {
  const { id, name, path, problems, problemId, hasLimits, placeholder, required } = props;
  const isWrong = problems.some((problem) => problem.path === path);
  return {
    id,
    "aria-label": name,
    "aria-invalid": isWrong || undefined,
    "aria-describedby": isWrong || hasLimits ? problemId : undefined,
    "aria-required": required || undefined,
    placeholder,
    autoComplete: "off",
    autoCapitalize: "off",
    spellCheck: false,
  };
}

function TextField(props: EditorProps & { isNumber: boolean }) {
  const { draft, optional, onChange, isNumber, secret, choices } = props;
  const text = textOf(draft);
  const change = (next: string) => onChange(next === "" && optional ? undefined : next);
  if (choices && (text === "" || choices.includes(text))) {
    const { placeholder, spellCheck: _, ...rest } = fieldProps(props);
    return (
      <select {...rest} value={text} onChange={({ target }) => change(target.value)}>
        <option value="">{placeholder || messages.nothingChosen}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  const field = fieldProps(props);
  // A single-line field would drop line breaks.
  if (text.includes("\n")) {
    return <textarea {...field} value={text} onChange={({ target }) => change(target.value)} />;
  }
  return (
    <input
      {...field}
      type={secret && !isNumber ? "password" : "text"}
      inputMode={isNumber ? "decimal" : undefined}
      value={text}
      onChange={({ target }) => change(target.value)}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData("text/plain").replaceAll("\r\n", "\n");
        if (isNumber || secret || !pasted.trimEnd().includes("\n")) return;
        event.preventDefault();
        const { selectionStart, selectionEnd, value } = event.currentTarget;
        change(value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? 0));
      }}
    />
  );
}

function CodeField(props: EditorProps & { text: string; write(text: string): Draft }) {
  const { text, write, optional, onChange } = props;
  return (
    <textarea
      {...fieldProps(props)}
      className="builder-hcl"
      rows={Math.min(12, Math.max(1, text.split("\n").length))}
      value={text}
      onChange={({ target }) => {
        onChange(
          target.value === "" && optional && !isToggled(props) ? undefined : write(target.value),
        );
      }}
    />
  );
}

function isToggled({ draft }: EditorProps): boolean {
  return typeof draft === "object" && isExpression(draft);
}

/** A switch; two buttons if the value may also be unset. */
function BoolField({ draft, onChange, name, id, optional, fallback, placeholder }: EditorProps) {
  if (optional && typeof fallback !== "boolean") {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend of its own
      <span role="group" aria-label={name} className="builder-choice">
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
  const isOn = draft === undefined ? fallback === true : draft === true;
  return (
    <button
      id={id}
      type="button"
      role="switch"
      aria-label={name}
      aria-checked={isOn}
      className="builder-switch"
      onClick={() => onChange(optional && !isOn === fallback ? undefined : !isOn)}
    >
      <span />
      {String(isOn)}
    </button>
  );
}

function SetButton({ type, onChange, name, id, fallback, placeholder }: EditorProps) {
  const start =
    fallback === undefined || fallback === null ? emptyDraft(type) : draftOf(fallback, type);
  return (
    <p className="builder-unset">
      <button
        id={id}
        type="button"
        aria-label={messages.setValue(name)}
        onClick={() => onChange(start)}
      >
        {messages.setValueShort}
      </button>
      {placeholder && <code>{placeholder}</code>}
    </p>
  );
}

function FeedChoices({ feeds, onChange, draft }: EditorProps) {
  const here = feeds.filter(({ way }) => way === "");
  if (here.length === 0 || (draft !== undefined && draft !== "")) return null;
  return (
    <p className="builder-feeds">
      {messages.useOutput}{" "}
      {here.map(({ feed }) => (
        <button
          key={fedName(feed)}
          type="button"
          title={feed.reason}
          onClick={() => onChange({ f: fedName(feed) })}
        >
          {outputText(fedName(feed))}
        </button>
      ))}
    </p>
  );
}

function outputText(fed: string): string {
  const { from, output } = fedFrom(fed);
  return messages.outputOf(output, from.split("/").at(-1) ?? from);
}

function FedValue({
  fed,
  feeds,
  id,
  name,
  type,
  optional,
  onChange,
}: EditorProps & { fed: string }) {
  const reason = feeds.find(({ feed, way }) => way === "" && fedName(feed) === fed)?.feed.reason;
  return (
    <p className="builder-fed">
      {messages.usesOutput} <code>{outputText(fed)}</code>{" "}
      <button
        id={id}
        type="button"
        aria-label={messages.reset(name)}
        onClick={() => onChange(optional ? undefined : emptyDraft(type))}
      >
        {messages.resetShort}
      </button>
      {reason && <small>{reason}</small>}
    </p>
  );
}
