/** A finding about a file whose name the reader of the text does not know. */
export interface Finding {
  rule: string;
  severity: "error" | "warning";
  /** Offset of what is meant. */
  offset: number;
  message: string;
  hint: string;
}
