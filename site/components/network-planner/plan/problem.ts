export interface Problem {
  /** `error`: OpenTofu or AWS rejects the value. */
  level: "error" | "warning";
  input: string;
  text: string;
  fix?: { input: string; value: string };
}
