import { Parser } from "htmlparser2";
import { messageModules } from "../src/builder/compile/message-modules.ts";

/** Stands for a value while a message is taken apart. */
const value = "\u2063";

/** What the engine says in English: all texts of its message modules without the values in them. */
export function englishTexts(): string[] {
  const texts = Object.values(messageModules).flatMap(({ texts }) => textsOf({ ...texts }));
  const parts = texts.flatMap((text) => text.split(/\u2063|\{\w+\}/));
  const words = parts.map((part) => part.replace(/^[^\p{L}]+|[^\p{L}.]+$/gu, ""));
  return [...new Set(words.filter((word) => /\p{L}{2}/u.test(word)))];
}

/** The texts of a message: a string, a function with strings or numbers, or a record of messages. */
function textsOf(message: unknown): string[] {
  if (typeof message === "string") return [message];
  if (typeof message !== "function") return Object.values(Object(message)).flatMap(textsOf);
  return [value, ""].map((one) => String(message(...Array(message.length).fill(one))));
}

/** Finds the texts that occur in a text as whole words. */
export function findTexts(text: string, wanted: readonly string[]): string[] {
  return wanted.filter((word) => {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      const around = text.charAt(at - 1) + text.charAt(at + word.length);
      if (!/[\p{L}\p{N}_-]/u.test(around)) return true;
    }
    return false;
  });
}

/** Names that are the same in every language: of formats, licenses and tools, of types of Terraform. */
export const names =
  /^(?:Ctrl|RSS|Atom|JSON|CC|BY|SA|OpenTofu|Terraform|Terragrunt|string|number|bool|list|map|set|object|any)$/;

const english = englishTexts();

/** Untranslated words that readers see or hear on a page in another script: `word in text`. */
export function untranslated(html: string): string[] {
  return readableTexts(html).flatMap((text) => {
    const words = [...findTexts(text, english), ...(text.match(/\p{Script=Latin}{2,}/gu) ?? [])];
    return words.filter((word) => !names.test(word)).map((word) => `${word} in ${text}`);
  });
}

/** Elements whose text is code, or not for readers. */
const code = new Set(["code", "pre", "script", "style"]);

/** Classes of elements with types and file names. */
const codeClass = /\b(?:ref-type|ref-source|code-title)\b/;

/** A text that is an address. */
const address = /^(?:https?:\/)?\/\S*$/;

const spoken = new Set([
  "alt",
  "aria-label",
  "aria-description",
  "data-label",
  "placeholder",
  "title",
]);

/** What readers see or hear of a page: its texts, and the attributes that are spoken or shown. */
export function readableTexts(html: string): string[] {
  const texts: string[] = [];
  const around: boolean[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      around.push(code.has(tag) || codeClass.test(attributes.class ?? ""));
      for (const [name, text] of Object.entries(attributes)) if (spoken.has(name)) texts.push(text);
      const { name = attributes.property ?? "", content = "" } = attributes;
      if (tag === "meta" && /description|title$/.test(name)) texts.push(content);
    },
    onclosetag() {
      around.pop();
    },
    ontext(text) {
      if (!around.includes(true)) texts.push(text);
    },
  });
  parser.end(html);
  return texts.map((text) => text.trim()).filter((text) => text !== "" && !address.test(text));
}
