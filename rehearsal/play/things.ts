import type { Block, Command } from "../guide/block.ts";
import type { Kind } from "../guide/guide.ts";
import { playRules } from "./play-rules.ts";
import type { Session } from "./session.ts";
import { placeIn } from "./shell/call.ts";

/** Kinds that commands name, and that some step must have made. */
const named: readonly Kind[] = ["role", "key", "bucket", "image"];

/** Words of commands that make what they name. */
const making =
  /^(?:create|put|add|mb|set|new|bootstrap|build|push|apply|import|register|upload|rb|init|tag)/;

/**
 * Things that some guide declares to leave behind, and that a command names before. Things that no
 * declaration names are not tracked: a word alone does not say what it is.
 */
export function checkThings(session: Session, block: Block, commands: readonly Command[]): void {
  const tracked = [...session.surroundings.madeSomewhere].flatMap((key) => {
    const at = key.indexOf("=");
    const kind = named.find((one) => one === key.slice(0, at));
    const name = key.slice(at + 1);
    return kind && name.length >= 4 && !session.has(kind, name) ? [{ kind, name }] : [];
  });
  if (tracked.length === 0) return;
  for (const command of commands) {
    if (command.words.some(({ text }) => making.test(text.replace(/^--?/, "")))) continue;
    for (const word of command.words) {
      for (const { kind, name } of tracked) {
        if (!isWord(name, word.text)) continue;
        session.report(playRules["missing-thing"], placeIn(block, word), {
          kind,
          name,
          near: undefined,
          made: true,
        });
      }
    }
  }
}

function isWord(name: string, text: string): boolean {
  const at = text.indexOf(name);
  if (at === -1) return false;
  const [before, after] = [text.charAt(at - 1), text.charAt(at + name.length)];
  return !/[\w-]/.test(before) && !/[\w-]/.test(after);
}
