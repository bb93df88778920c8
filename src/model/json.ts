/** A value that JSON can hold. Objects may have any own key, `__proto__` too. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | JsonValue[]
  | { [key: string]: JsonValue };
