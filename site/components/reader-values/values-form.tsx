"use client";
import "./reader-values.css";
import { useId, useMemo, useState } from "react";
import type { ReaderValue } from "../../data/reader-values.ts";
import { type EnteredValues, findErrors } from "./fill-values.ts";
import { storeValues, useFilledValues } from "./values-store.ts";

interface ValuesFormProps {
  groups: readonly { title: string; fields: readonly ReaderValue[] }[];
}

/** Stores valid values while the reader types. Invalid ones stay in their field with the reason. */
export function ValuesForm({ groups }: ValuesFormProps) {
  const fields = useMemo(() => groups.flatMap((group) => group.fields), [groups]);
  const { entered } = useFilledValues(fields);
  const [typed, setTyped] = useState<EnteredValues>(entered);
  const [lastEntered, setLastEntered] = useState(entered);
  if (lastEntered !== entered) {
    // Another tab or this form has changed the stored values.
    setLastEntered(entered);
    setTyped({ ...selectInvalid(fields, typed), ...entered });
  }
  const errors = findErrors(fields, typed);
  const change = (next: EnteredValues) => {
    setTyped(next);
    storeValues(fields, next);
  };
  return (
    <form className="reader-values" onSubmit={(event) => event.preventDefault()}>
      {groups.map(({ title, fields: groupFields }) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {groupFields.map((field) => (
            <Field
              key={field.name}
              field={field}
              value={typed[field.name] ?? ""}
              error={errors.get(field.name)}
              onChange={(value) => change({ ...typed, [field.name]: value })}
            />
          ))}
        </fieldset>
      ))}
      <p>
        <button type="button" className="button" onClick={() => change({})}>
          Use the example’s values
        </button>
      </p>
    </form>
  );
}

function selectInvalid(fields: readonly ReaderValue[], typed: EnteredValues): EnteredValues {
  const errors = findErrors(fields, typed);
  return Object.fromEntries(Object.entries(typed).filter(([name]) => errors.has(name)));
}

interface FieldProps {
  field: ReaderValue;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

function Field({ field, value, error, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className="reader-value">
      <label htmlFor={id}>{field.label}</label>
      <input
        id={id}
        value={value}
        placeholder={field.example}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode={field.kind === "account" ? "numeric" : "text"}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-problem`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
