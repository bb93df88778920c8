import { readerValues } from "../../data/reader-values.ts";
import type { Fields } from "./fill-values.ts";
import { ValuesForm } from "./values-form.tsx";

const groups: { title: string; fields: Fields }[] = [
  { title: "Account IDs", fields: getFieldsOfKind("account") },
  { title: "Names and Region", fields: readerValues.filter(isNameOrRegion) },
  { title: "Ranges of the networks", fields: getFieldsOfKind("range") },
];

function getFieldsOfKind(kind: string): Fields {
  return readerValues.filter((field) => field.kind === kind);
}

function isNameOrRegion({ kind }: { kind: string }): boolean {
  return kind === "name" || kind === "region" || kind === "domain";
}

/** The form with which readers replace the values of the example company in code. */
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
