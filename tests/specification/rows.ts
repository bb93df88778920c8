/**
 * Rows of a section of the specification, each with the names of its tests (see `find-test.ts`). A
 * row without tests is not implemented.
 */
export type Rows = Readonly<Record<string, readonly string[]>>;
