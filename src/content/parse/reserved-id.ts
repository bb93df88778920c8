import type { Position } from "../../model/diagnostics/position.ts";
import { type RenderContext, report } from "./render-context.ts";

/** The finding of an id, of a heading or any other element, that the layout needs for itself. */
export function reportReservedId(id: string, at: Position, context: RenderContext): void {
  report(context, at, {
    rule: "reserved-id",
    severity: "error",
    message: `the id \`${id}\` belongs to the layout of the page`,
    hint: `choose another id, for example \`${id}-section\``,
  });
}
