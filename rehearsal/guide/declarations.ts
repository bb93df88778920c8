import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import { nearest } from "../../src/model/diagnostics/nearest.ts";
import type { Place } from "../../src/model/diagnostics/rule.ts";
import { diagnose } from "../lint-rules.ts";
import { type Declaration, type Kind, kinds, type Thing } from "./guide.ts";
import { guideRules } from "./guide-rules.ts";

const verbs = ["leaves", "needs", "in", "skip"];

/** Reads the text of a comment behind `rehearse:`; clauses are divided by semicolons. */
export function readDeclarations(
  text: string,
  place: Place,
): { declarations: Declaration[]; diagnostics: Diagnostic[] } {
  const declarations: Declaration[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const clause of text.split(";").map((one) => one.replace(/\s+/g, " ").trim())) {
    const found = readClause(clause, place);
    if ("rule" in found) diagnostics.push(found);
    else declarations.push(found);
  }
  return { declarations, diagnostics };
}

function readClause(clause: string, place: Place): Declaration | Diagnostic {
  const [, verb = "", rest = ""] = /^(\S*)\s*(.*)$/.exec(clause) ?? [];
  const empty = (wanted: string) =>
    diagnose(guideRules["empty-declaration"], place, { verb, wanted });
  switch (verb) {
    case "leaves":
    case "needs": {
      const things = readThings(rest);
      if (things.length === 0 || things.some(({ name }) => name === ""))
        return empty("`KIND=NAME`, for example `role=admin`");
      const wrong = things.find(({ kind }) => !isKind(kind));
      if (wrong) return unknown(wrong.kind, kinds, place);
      return { verb, things: things.filter((thing): thing is Thing => isKind(thing.kind)) };
    }
    case "in":
      return rest === "" ? empty("the folder in which the section works") : { verb, folder: rest };
    case "skip":
      return rest === "" ? empty("why the next block is not played") : { verb, reason: rest };
    default:
      return unknown(verb, verbs, place);
  }
}

function unknown(word: string, known: readonly string[], place: Place): Diagnostic {
  const names = known.map((name) => `\`${name}\``);
  const list = `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
  return diagnose(guideRules["unknown-declaration"], place, {
    word,
    near: nearest(word, known),
    known: list,
  });
}

/** `kind=name kind="a name"`; the name is empty where a word has no equals sign. */
function readThings(text: string): { kind: string; name: string }[] {
  return [...text.matchAll(/([^\s="]+)(?:=(?:"([^"]*)"|(\S*)))?/g)].map(
    ({ 1: kind = "", 2: quoted, 3: plain = "" }) => ({ kind, name: quoted ?? plain }),
  );
}

function isKind(word: string): word is Kind {
  return (kinds as readonly string[]).includes(word);
}
