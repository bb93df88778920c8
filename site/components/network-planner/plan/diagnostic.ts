/** A message to the reader about an entered value. */
export interface Diagnostic {
  /** `error`: OpenTofu or AWS rejects the value. */
  severity: "error" | "warning";
  input: string;
  text: string;
  fix?: { input: string; value: string };
}
