/**
 * Rows of a section of the specification, each with the names of the tests that show it
 * (`find-test.ts` says how a test is named). No names: the row is open.
 */
export type Rows = Readonly<Record<string, readonly string[]>>;
