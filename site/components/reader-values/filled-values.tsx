"use client";
import "./reader-values.css";
import type { ReaderValue } from "../../data/reader-values.ts";
import { useFilledValues } from "./values-store.ts";

/** Fills the page with the reader's values, and says how many it shows. */
export function FilledValues({ fields }: { fields: readonly ReaderValue[] }) {
  const { count } = useFilledValues(fields);
  if (count === 0) return "Those of the example company.";
  return count === 1 ? "One of them is your own." : `${count} of them are your own.`;
}
