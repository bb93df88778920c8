/** Something that a reader should know about a plan. */
export interface Problem {
  /** `error`: OpenTofu or AWS refuses it, and no plan can be drawn, or a part of it cannot be created. */
  level: "error" | "warning";
  /** The input that it is about, or `networks`. */
  input: string;
  text: string;
  /** A value with which it is gone. */
  fix?: { input: string; value: string };
}
