import { getLocationInBlock } from "../../guide/guide.ts";
import { resolvePath } from "../file-system.ts";
import type { Session } from "../session.ts";
import type { Argument, Call } from "../shell/call.ts";

/** Applies a command to the session and returns its output, or null if the output is unknown. */
export type Handler = (
  session: Session,
  call: Call,
  run: (inner: Call) => string | null,
) => string | null;

export type Handlers = Readonly<Record<string, Handler>>;

export function getPaths({ state }: Session, { block }: Call, argument: Argument) {
  return (argument.values ?? []).map((name) => ({
    path: resolvePath(name, state.folder),
    reference: { name, location: getLocationInBlock(block, argument.word) },
  }));
}
