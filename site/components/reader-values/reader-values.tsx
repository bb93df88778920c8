import { type ReaderValue, type ReaderValueKind, readerValues } from "../../data/reader-values.ts";
import { ValuesForm } from "./values-form.tsx";

const groups: { title: string; fields: readonly ReaderValue[] }[] = [
  { title: "Account IDs", fields: getFields("account") },
  { title: "Names and Region", fields: getFields("name", "region", "organization", "domain") },
  { title: "Ranges of the networks", fields: getFields("range") },
];

function getFields(...kinds: ReaderValueKind[]): readonly ReaderValue[] {
  return readerValues.filter(({ kind }) => kinds.includes(kind));
}

/** The form in which readers replace the values of the example company in code. */
export function ReaderValues() {
  return (
    <>
      <noscript>
        <p>Commands show the values of the example company. Replace them.</p>
      </noscript>
      <ValuesForm groups={groups} />
    </>
  );
}
