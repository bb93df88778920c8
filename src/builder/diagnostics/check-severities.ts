import { type ConfigSource, diagnoseConfig } from "../../config/parse/parse-config.ts";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { didYouMean, findNearest } from "../../model/diagnostics/nearest.ts";
import { isEssential, knownRules } from "./known-rules.ts";

type Checks = SiteConfig["checks"];

/** Reports unknown and essential rules in the option `checks`. */
export function checkSeverities(checks: Checks, source: ConfigSource): Diagnostic[] {
  return Object.entries(checks).flatMap(([id, severity]): Diagnostic[] => {
    const path = ["checks", id];
    if (!knownRules.has(id)) {
      const suggestion = didYouMean(findNearest(id, knownRules.keys()));
      const hint = suggestion ?? "the id of a rule is in brackets at the end of its message";
      return [diagnoseConfig({ path, message: `no rule is called \`${id}\``, hint }, source)];
    }
    if (severity === "error" || !isEssential(id)) return [];
    const message = `the severity of \`${id}\` cannot be lowered`;
    const hint =
      "remove the setting, and correct the errors: pages would be published wrong or not at all";
    return [diagnoseConfig({ path, message, hint }, source)];
  });
}
