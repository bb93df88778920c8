import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import { getErrorMessage } from "../../model/error-message.ts";
import { builderRules } from "../diagnostics/rules.ts";
import { findErrorPosition } from "./load-site.ts";

/**
 * Calls back for errors of components after they returned, in a timer or in a promise that nothing
 * awaits. Node would end the process. Other errors still do.
 */
export function onLateErrors(siteDir: string, report: (diagnostic: Diagnostic) => void): void {
  process.on("uncaughtException", (error: unknown) => {
    const diagnostic = diagnoseLateError(error, siteDir);
    if (diagnostic) return report(diagnostic);
    console.error(error);
    process.exit(1);
  });
}

/** Undefined for an error that no code of the site caused. */
export function diagnoseLateError(error: unknown, siteDir: string): Diagnostic | undefined {
  const position = findErrorPosition(error, siteDir);
  const frame = findBundledFrame(error);
  if (position.file === undefined && !frame) return undefined;
  // Timers and functions, such as `Immediate.<anonymous>`, say nothing to a writer.
  const component = /^[A-Z][\w$]*$/.test(frame?.[1] ?? "") ? frame?.[1] : undefined;
  return diagnose(
    builderRules["late-error"],
    { ...wholeFile("components.tsx"), ...position },
    { reason: getErrorMessage(error), component },
  );
}

/** A build runs components from a bundle, where their files are not known. */
function findBundledFrame(error: unknown): RegExpExecArray | null {
  const stack = (error instanceof Error && error.stack) || "";
  return /^ *at (?:async )?(?:([^(]+) \()?.*[\\/]bundles[\\/][^\\/]+[\\/]rsc[\\/]index\.js:/m.exec(
    stack,
  );
}
