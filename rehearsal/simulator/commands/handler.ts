import { placeInBlock } from "../../guide/guide.ts";
import { resolvePath } from "../file-system.ts";
import type { Session } from "../session.ts";
import type { Argument, Call } from "../shell/call.ts";

/**
 * Does what a command does to the state of the reader's machine, and reports what it finds missing.
 * Returns what the command prints; null where only a run can tell.
 *
 * @param run runs another command, for those that do so
 */
export type Handler = (
  session: Session,
  call: Call,
  run: (inner: Call) => string | null,
) => string | null;

export type Handlers = Readonly<Record<string, Handler>>;

/** The paths that an argument names, each with what a message says about it. */
export function pathsOf({ state }: Session, { block }: Call, argument: Argument) {
  return (argument.values ?? []).map((name) => ({
    path: resolvePath(name, state.folder),
    written: { name, place: placeInBlock(block, argument.word) },
  }));
}
