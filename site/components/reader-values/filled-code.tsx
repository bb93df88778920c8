"use client";
import "./reader-values.css";
import type { Fields } from "./fill-values.ts";
import { useFilledCode } from "./values-store.ts";

/** Fills the code of the page with the reader's values, and says whose values it shows. */
export function FilledCode({ fields }: { fields: Fields }) {
  const { count } = useFilledCode(fields);
  if (count === 0) return "Those of the example company.";
  return count === 1 ? "One of them is your own." : `${count} of them are your own.`;
}
