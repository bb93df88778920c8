import { existsSync } from "node:fs";
import { join } from "node:path";
import type { CauseId, Plan } from "../model.ts";
import { placeOf } from "../text/place.ts";
import { readText } from "../text/read-text.ts";

/** Reports about a file of the old site; without a path, about its configuration. */
export type Report = (cause: CauseId, subject: string, path?: string) => void;

/** Findings name the line of the old file that has the last word of their subject. */
export function openReporter(siteDir: string, configFile: string, plan: Plan): Report {
  const texts = new Map<string, string>();
  return (cause, subject, path = configFile) => {
    const file = join(siteDir, path);
    const text = texts.get(path) ?? (existsSync(file) ? readText(file) : "");
    texts.set(path, text);
    const name = /[\w./@-]+(?=[^\w./@-]*$)/.exec(subject.split(",")[0] ?? "")?.[0] ?? subject;
    const offset = Math.max(0, text.indexOf(name.split(".").at(-1) ?? name));
    plan.findings.push({ cause, subject, file: path, ...placeOf(text, offset) });
  };
}
