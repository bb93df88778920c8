import type { MissingInputHint } from "../find-module.ts";
import {
  addBelow,
  type CodeEdit,
  createPin,
  createRename,
  findNameOffset,
  removeArgument,
  replaceString,
} from "./code-edits.ts";
import type { CodePosition } from "./code-tree.ts";
import type { LocatedArgument, ModuleCall } from "./module-call.ts";

type TextAt = (path: string) => string;

export function getNamePosition(
  { name, position: { path, offset } }: LocatedArgument,
  getText: TextAt,
): CodePosition {
  return { path, offset: findNameOffset(getText(path), offset, name) };
}

export function getPinEdit(
  { address, source, pin = source, version: versionPosition }: ModuleCall,
  version: string,
  getText: TextAt,
): CodeEdit | undefined {
  if (!address?.registry) return createPin(getText(pin.path), pin, version);
  return versionPosition && replaceString(getText(versionPosition.path), versionPosition, version);
}

/** Renames an argument that the module does not have, or removes it if the module dropped it. */
export function getArgumentEdit(
  position: CodePosition,
  { name, suggestion }: { name: string; suggestion: string | null },
  {
    locatedArguments,
    hint,
  }: { locatedArguments: readonly LocatedArgument[]; hint: MissingInputHint | undefined },
  getText: TextAt,
): CodeEdit | undefined {
  const { path, offset: start } = position;
  const newName = hint ? hint.successor : suggestion;
  const isGiven = locatedArguments.some(
    (item) => item.name === newName && item.position.path === path,
  );
  if (newName !== null && !isGiven) {
    if (hint && !hint.takesValue) return undefined;
    const edit = createRename(getText(path), position, name, newName);
    return edit && hint && !hint.isRename ? { ...edit, needsReview: true } : edit;
  }
  const end = locatedArguments.find((item) => item.name === name)?.end;
  if (!hint?.removed || end === undefined) return undefined;
  const edit = removeArgument(getText(path), path, { start, end });
  return edit && { ...edit, needsReview: true };
}

/** Adds an argument below the last one or, in a call without arguments, below the source. */
export function getInsertionEdit(
  { arguments: locatedArguments, source, unit }: ModuleCall,
  argument: string,
  getText: TextAt,
): CodeEdit | undefined {
  const { path, offset } = source;
  const text = getText(path);
  const inFile = locatedArguments.filter(
    ({ position, end }) => position.path === path && end !== undefined,
  );
  const [last] = inFile.sort((a, b) => b.position.offset - a.position.offset);
  if (last?.end !== undefined) {
    const start = getNamePosition(last, getText).offset;
    return addBelow(text, path, { start, end: last.end }, argument);
  }
  const sourceText = unit ? undefined : /^"[^"\n]*"/.exec(text.slice(offset, offset + 2_000))?.[0];
  if (sourceText === undefined) return undefined;
  const start = findNameOffset(text, offset, "source");
  return addBelow(text, path, { start, end: offset + sourceText.length }, argument);
}
