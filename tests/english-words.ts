import { Parser } from "htmlparser2";
import { messageModules } from "../src/builder/compile/message-modules.ts";

/** Replaces the values of a message, which is then split at them. */
const placeholder = "\u2063";

/** All English message texts of the engine, without values. */
export function listEnglishTexts(): string[] {
  const texts = Object.values(messageModules).flatMap(({ texts }) => getTexts({ ...texts }));
  const parts = texts.flatMap((text) => text.split(/\u2063|\{\w+\}/));
  const words = parts.map((part) => part.replace(/^[^\p{L}]+|[^\p{L}.]+$/gu, ""));
  return [...new Set(words.filter((word) => /\p{L}{2}/u.test(word)))];
}

/** The texts of a message: a string, a function with strings or numbers, or a record of messages. */
function getTexts(message: unknown): string[] {
  if (typeof message === "string") return [message];
  if (typeof message !== "function") return Object.values(Object(message)).flatMap(getTexts);
  return [placeholder, ""].map((value) => String(message(...Array(message.length).fill(value))));
}

/** Returns the texts that occur as whole words. */
export function findTexts(text: string, expected: readonly string[]): string[] {
  return expected.filter((word) => {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      const around = text.charAt(at - 1) + text.charAt(at + word.length);
      if (!/[\p{L}\p{N}_-]/u.test(around)) return true;
    }
    return false;
  });
}

/** Names that are the same in every language: formats, licenses, tools, Terraform types, and languages of code. */
export const languageNeutralNames =
  /^(?:Ctrl|RSS|Atom|JSON|CC|BY|SA|OpenTofu|Terraform|Terragrunt|string|number|bool|list|map|set|object|any|text)$/;

const english = listEnglishTexts();

/** Untranslated words on a page in another script, as `word in text`. */
export function findUntranslatedTexts(html: string): string[] {
  return findReadableTexts(html).flatMap((text) => {
    const words = [...findTexts(text, english), ...(text.match(/\p{Script=Latin}{2,}/gu) ?? [])];
    return words
      .filter((word) => !languageNeutralNames.test(word))
      .map((word) => `${word} in ${text}`);
  });
}

/** Elements whose text is code or hidden. */
const codeTags = new Set(["code", "pre", "script", "style"]);

/** Classes of elements with types and file names. */
const codeClass = /\b(?:ref-type|ref-source|code-title)\b/;

/** A text that is a URL. */
const urlPattern = /^(?:https?:\/)?\/\S*$/;

const textAttributes = new Set([
  "alt",
  "aria-label",
  "aria-description",
  "data-label",
  "placeholder",
  "title",
]);

/** The texts of a page, and attributes that screen readers read or browsers show. */
export function findReadableTexts(html: string): string[] {
  const texts: string[] = [];
  const codeStack: boolean[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      codeStack.push(codeTags.has(tag) || codeClass.test(attributes.class ?? ""));
      for (const [name, text] of Object.entries(attributes))
        if (textAttributes.has(name)) texts.push(text);
      const { name = attributes.property ?? "", content = "" } = attributes;
      if (tag === "meta" && /description|title$/.test(name)) texts.push(content);
    },
    onclosetag() {
      codeStack.pop();
    },
    ontext(text) {
      if (!codeStack.includes(true)) texts.push(text);
    },
  });
  parser.end(html);
  return texts.map((text) => text.trim()).filter((text) => text !== "" && !urlPattern.test(text));
}
