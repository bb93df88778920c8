import { useRef, useState } from "react";
import { type Draft, isExpression } from "../../../catalog/block/draft.ts";
import type { ConnectionPath } from "../../../catalog/block/output-reference.ts";
import type { DraftError } from "../../../catalog/block/read-draft.ts";
import type { JsonValue, TypeNode } from "../../../model/reference/module.ts";
import * as messages from "../block-builder-messages.ts";

export interface EditorProps {
  type: TypeNode;
  draft: Draft | undefined;
  /** Called with undefined only if `optional`. */
  onChange(draft: Draft | undefined): void;
  /** Accessible name. */
  name: string;
  id: string;
  /** Path within the value, as in errors. */
  path: string;
  errors: readonly DraftError[];
  errorId: string;
  placeholder?: string;
  optional: boolean;
  required?: boolean;
  /** The value if it is left out. */
  defaultValue?: JsonValue | undefined;
  connections: readonly ConnectionPath[];
  isSecret: boolean;
  choices?: readonly string[] | undefined;
  hasLimits?: boolean;
}

export function getDraftText(draft: Draft | undefined): string {
  return typeof draft === "string" ? draft : "";
}

/** Whether it is about the key of a map's entry, not about the value at the same path. */
export function isKeyError({ kind }: DraftError): boolean {
  return kind === "key-missing" || kind === "key-twice";
}

export function getErrorProps({ errors, path, errorId, hasLimits }: EditorProps) {
  const isInvalid = errors.some((error) => error.path === path && !isKeyError(error));
  return {
    "aria-invalid": isInvalid || undefined,
    "aria-describedby": isInvalid || hasLimits ? errorId : undefined,
  };
}

function getFieldProps(props: EditorProps) {
  const { id, name, placeholder, required } = props;
  return {
    id,
    "aria-label": name,
    ...getErrorProps(props),
    "aria-required": required || undefined,
    placeholder,
    autoComplete: "off",
    autoCapitalize: "off",
    spellCheck: false,
  };
}

/** Each control can show more values than the one before. */
const controls = ["select", "input", "textarea"] as const;

function getControl(text: string, choices: readonly string[] | undefined) {
  // A single-line field would drop line breaks.
  if (text.includes("\n")) return "textarea";
  return choices && (text === "" || choices.includes(text)) ? "select" : "input";
}

/** Never returns to a simpler control, because replacing the control would end the reader's typing. */
function useControl(text: string, choices: readonly string[] | undefined) {
  const needed = getControl(text, choices);
  const [current, setCurrent] = useState<(typeof controls)[number]>(needed);
  if (controls.indexOf(needed) <= controls.indexOf(current)) return current;
  setCurrent(needed);
  return needed;
}

export function TextField(props: EditorProps & { isNumber: boolean }) {
  const { draft, optional, onChange, isNumber, isSecret, choices = [] } = props;
  const text = getDraftText(draft);
  const control = useControl(text, props.choices);
  const caret = useRef<number>(undefined);
  const change = (next: string) => onChange(next === "" && optional ? undefined : next);
  const field = getFieldProps(props);
  if (control === "select") {
    const { placeholder, spellCheck: _, ...rest } = field;
    return (
      <select {...rest} value={text} onChange={({ target }) => change(target.value)}>
        <option value="">{placeholder || messages.nothingChosen}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  if (control === "textarea") {
    return (
      <textarea
        {...field}
        ref={(element) => {
          if (!element || caret.current === undefined) return;
          element.focus();
          element.setSelectionRange(caret.current, caret.current);
          caret.current = undefined;
        }}
        data-secret={isSecret || undefined}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
    );
  }
  return (
    <input
      {...field}
      type={isSecret && !isNumber ? "password" : "text"}
      inputMode={isNumber ? "decimal" : undefined}
      value={text}
      onChange={({ target }) => change(target.value)}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData("text/plain").replaceAll("\r\n", "\n");
        if (isNumber || !pasted.trimEnd().includes("\n")) return;
        event.preventDefault();
        const { selectionStart, selectionEnd, value } = event.currentTarget;
        const start = value.slice(0, selectionStart ?? 0) + pasted;
        caret.current = start.length;
        change(start + value.slice(selectionEnd ?? 0));
      }}
    />
  );
}

interface CodeFieldProps extends EditorProps {
  text: string;
  toDraft(text: string): Draft;
}

export function CodeField(props: CodeFieldProps) {
  const { draft, text, toDraft, optional, onChange } = props;
  // The reader has switched to HCL, so an empty text is not an unset value.
  const isHcl = typeof draft === "object" && isExpression(draft);
  return (
    <textarea
      {...getFieldProps(props)}
      className="builder-hcl"
      rows={Math.min(12, Math.max(1, text.split("\n").length))}
      value={text}
      onChange={({ target }) =>
        onChange(target.value === "" && optional && !isHcl ? undefined : toDraft(target.value))
      }
    />
  );
}
