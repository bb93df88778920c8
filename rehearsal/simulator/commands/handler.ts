import { resolvePath } from "../file-system.ts";
import { requireFile, type WrittenPath } from "../requirements.ts";
import type { Session } from "../session.ts";
import type { Argument, Call } from "../shell/call.ts";

/** Applies a command to the session and returns its output, or null if the output is unknown. */
export type Handler = (
  session: Session,
  call: Call,
  run: (inner: Call) => string | null,
) => string | null;

export type Handlers = Readonly<Record<string, Handler>>;

/** The paths that an argument names; none if its values are unknown. */
export function getPaths(
  { state }: Session,
  { values, location }: Argument,
  folder = state.folder,
): WrittenPath[] {
  return (values ?? []).map((name) => ({
    path: resolvePath(name, folder),
    name,
    location,
  }));
}

/** Requires the files that an argument names, except standard input and URLs. */
export function requireFiles(session: Session, argument: Argument): void {
  for (const target of getPaths(session, argument)) {
    if (target.name !== "-" && !target.name.includes("://")) requireFile(session, target);
  }
}
