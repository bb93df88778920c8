import { parseSync } from "rolldown/utils";

export interface ExportedName {
  name: string;
  offset: number;
}

/** The named exports of TypeScript code, without types. Invalid code may have none. */
export function getExportedNames(code: string): ExportedName[] {
  const { staticExports } = parseSync("module.ts", code).module;
  return staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ exportName: { name, start }, isType }) =>
      name === null || start === null || isType ? [] : [{ name, offset: start }],
    );
}
