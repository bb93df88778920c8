import { type ComponentProps, memo, useRef, useState } from "react";
import { type Draft, isExpression } from "../../../catalog/block/draft.ts";
import type { FormInput } from "../../../catalog/block/form-service.ts";
import type { ConnectionPath } from "../../../catalog/block/output-reference.ts";
import type { DraftError } from "../../../catalog/block/read-draft.ts";
import { getExternalValue, type UsageTool } from "../../../catalog/history/usage-code.ts";
import { splitFirstSentence } from "../../../model/text/first-sentence.ts";
import { shorten } from "../../../model/text/shorten.ts";
import { getBreakableName } from "../../code-block/breakable-name.ts";
import { TextWithCode } from "../../code-block/text-with-code.tsx";
import * as messages from "../block-builder-messages.ts";
import { focusReplacement, ValueEditor } from "./value-editor.tsx";

interface FieldProps {
  input: FormInput;
  draft: Draft | undefined;
  /** Returns the value as HCL. */
  getCode(name: string): string;
  errors: readonly DraftError[] | undefined;
  connections: readonly ConnectionPath[];
  tool: UsageTool;
  hidden: boolean;
  onChange(name: string, draft: Draft | undefined): void;
}

const noErrors: readonly DraftError[] = [];

export function getFieldId(name: string): string {
  return `builder_${name}`;
}

/** Errors are computed anew for each change, so they are compared by value. */
function isSameField(before: FieldProps, after: FieldProps): boolean {
  return (Object.keys(after) as (keyof FieldProps)[]).every((name) =>
    name === "errors"
      ? JSON.stringify(before.errors) === JSON.stringify(after.errors)
      : before[name] === after[name],
  );
}

export const Field = memo(function Field(props: FieldProps) {
  const { input, draft, errors = noErrors, connections, tool, hidden, onChange } = props;
  const { name, type, required, defaultText, defaultValue, isSecret, rules } = input;
  const id = getFieldId(name);
  const errorId = `${id}-error`;
  const limits = rules.flatMap((rule) => rule.limits);
  // Restores the first control, such as a menu, after a reset.
  const [resets, setResets] = useState(0);
  const isHcl = typeof draft === "object" && isExpression(draft);
  const isExternal = isSecret && required && type.kind === "primitive";
  const reset = () => {
    onChange(name, undefined);
    setResets(resets + 1);
    focusReplacement(id);
  };
  return (
    <IsolatedForm
      className="builder-field"
      hidden={hidden}
      data-set={draft === undefined ? undefined : ""}
    >
      <p className="builder-head">
        <label htmlFor={id}>
          <code>{getBreakableName(name)}</code>
        </label>
        <span className="ref-type">{getShortType(input.typeText)}</span>
        {draft !== undefined && (
          <button type="button" aria-label={messages.reset(name)} onClick={reset}>
            {messages.resetShort}
          </button>
        )}
        <HclToggle {...props} isHcl={isHcl} />
      </p>
      <Description text={input.description} />
      {input.deprecated !== null && (
        <p className="builder-text">
          <strong>{messages.deprecated}</strong> <TextWithCode text={input.deprecated} />
        </p>
      )}
      <ValueEditor
        key={resets}
        type={type}
        draft={draft}
        onChange={(next) => onChange(name, next)}
        name={isHcl ? messages.codeOf(name) : name}
        id={id}
        path=""
        errors={errors}
        errorId={errorId}
        placeholder={isExternal ? getExternalValue(name, tool) : getShortDefault(defaultText)}
        optional
        required={required && !isExternal}
        defaultValue={defaultValue}
        connections={connections}
        isSecret={isSecret}
        choices={rules.find(({ choices }) => choices)?.choices ?? undefined}
        hasLimits={limits.length > 0}
      />
      {isSecret && <p className="builder-text">{messages.secretHint}</p>}
      <LimitsAndErrors id={errorId} limits={limits} errors={errors} />
    </IsolatedForm>
  );
}, isSameField);

interface LimitsAndErrorsProps {
  id: string;
  limits: readonly string[];
  errors: readonly DraftError[];
}

function LimitsAndErrors({ id, limits, errors }: LimitsAndErrorsProps) {
  return (
    <div id={id}>
      {limits.length > 0 && (
        <p className="builder-text">
          {messages.allowedNumbers} {limits.join(", ")}
        </p>
      )}
      {errors.map((error) => (
        <p key={`${error.path} ${getErrorText(error)}`} className="builder-error">
          {error.path !== "" && <code>{getPathText(error.path)}</code>} {getErrorText(error)}
        </p>
      ))}
    </div>
  );
}

function HclToggle({ input, draft, isHcl, getCode, onChange }: FieldProps & { isHcl: boolean }) {
  const { name, type } = input;
  const draftBeforeHcl = useRef<Draft | undefined>(undefined);
  // Fields of other types take HCL anyway.
  const isTyped = type.kind === "primitive" ? type.name !== "any" : type.kind !== "unknown";
  if (!isTyped) return null;
  const toggle = () => {
    if (isHcl) return onChange(name, draftBeforeHcl.current);
    draftBeforeHcl.current = draft;
    onChange(name, { x: getCode(name) });
  };
  return (
    <button
      type="button"
      aria-pressed={isHcl}
      aria-label={messages.asCode(name)}
      title={messages.asCode(name)}
      onClick={toggle}
    >
      {messages.asCodeShort}
    </button>
  );
}

/** Each field is a form, because autofill inspects its entire form on each key press. */
export function IsolatedForm(props: ComponentProps<"form">) {
  return <form {...props} noValidate onSubmit={(event) => event.preventDefault()} />;
}

function getShortType(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  const argumentStart = line.indexOf("(") + 1;
  if (line.length <= 40 || argumentStart === 0) return shorten(line, 40);
  return `${line.slice(0, argumentStart)}…)`;
}

function getShortDefault(text: string | null): string {
  return shorten((text ?? "").replaceAll(/\s+/g, " "));
}

/** Items are numbered from 1. */
function getPathText(path: string): string {
  return path
    .slice(1)
    .split("/")
    .map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : step))
    .join(".");
}

function getErrorText(error: DraftError): string {
  switch (error.kind) {
    case "not-a-number":
      return messages.notANumber;
    case "not-hcl":
      return messages.notHcl;
    case "key-missing":
      return messages.keyMissing;
    case "key-twice":
      return messages.keyTwice(error.name);
    case "attribute-missing":
      return messages.attributeMissing(error.name);
    case "invalid":
      return error.message;
  }
}

function Description({ text }: { text: string }) {
  const { first, rest } = splitFirstSentence(text);
  if (first === "") return null;
  if (rest === "")
    return (
      <p className="builder-text">
        <TextWithCode text={first} />
      </p>
    );
  return (
    <details className="builder-text">
      <summary>
        <TextWithCode text={first} />
      </summary>
      {rest.split(/\n{2,}/).map((part) => (
        <p key={part}>
          <TextWithCode text={part} />
        </p>
      ))}
    </details>
  );
}
