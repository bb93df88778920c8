"use client";
import "./reader-values.css";
import { useId, useMemo, useState } from "react";
import type { ReaderValue } from "../../data/reader-values.ts";
import { type EnteredValues, type Fields, findProblems } from "./fill-values.ts";
import { storeValues, useFilledValues } from "./values-store.ts";

interface ValuesFormProps {
  groups: readonly { title: string; fields: Fields }[];
}

/** Values that fit are stored with each key. The others stay in their field with the reason. */
export function ValuesForm({ groups }: ValuesFormProps) {
  const fields = useMemo(() => groups.flatMap((group) => group.fields), [groups]);
  const { entered } = useFilledValues(fields);
  const [typed, setTyped] = useState<EnteredValues>(entered);
  const [shown, setShown] = useState(entered);
  if (shown !== entered) {
    // Another tab or this form has changed what is stored.
    setShown(entered);
    setTyped({ ...selectInvalid(fields, typed), ...entered });
  }
  const problems = findProblems(fields, typed);
  const keep = (next: EnteredValues) => {
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
              problem={problems.get(field.name)}
              onChange={(value) => keep({ ...typed, [field.name]: value })}
            />
          ))}
        </fieldset>
      ))}
      <p>
        <button type="button" className="button" onClick={() => keep({})}>
          Use the example’s values
        </button>
      </p>
    </form>
  );
}

function selectInvalid(fields: Fields, typed: EnteredValues): EnteredValues {
  const problems = findProblems(fields, typed);
  return Object.fromEntries(Object.entries(typed).filter(([name]) => problems.has(name)));
}

interface FieldProps {
  field: ReaderValue;
  value: string;
  problem: string | undefined;
  onChange(value: string): void;
}

function Field({ field, value, problem, onChange }: FieldProps) {
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
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-problem`} aria-live="polite">
        {problem}
      </p>
    </div>
  );
}
