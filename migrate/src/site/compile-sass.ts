import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { compileString, Exception, type Importer, Logger, type Syntax } from "sass";
import { isFile } from "../../../src/files/is-file.ts";
import { readText } from "../text/values.ts";

interface CompiledSheet {
  css: string;
  /** Statements that need a missing file, variable, or mixin. They are left out. */
  skipped: string[];
}

const maxSkipped = 200;

/** Compiles a file of Sass or SCSS. Throws a Sass exception if its syntax is invalid. */
export function compileSass(file: string): CompiledSheet {
  const url = pathToFileURL(file);
  const texts = new Map([[url.href, readText(file)]]);
  const skipped: string[] = [];
  for (let attempt = 0; ; attempt++) {
    try {
      const { css } = compileString(texts.get(url.href) ?? "", {
        url,
        importer: createImporter(texts),
        syntax: getSassSyntax(file),
        logger: Logger.silent,
        charset: false,
      });
      return { css, skipped };
    } catch (error) {
      if (!(error instanceof Exception) || attempt >= maxSkipped) throw error;
      const failed = error.span.url ?? url;
      const text = texts.get(failed.href) ?? "";
      const { start, end } = getStatementAt(error.span.start.offset, text, failed.pathname);
      const statement = text.slice(start, end).trim();
      const isInvalid = /expected|Invalid CSS/i.test(error.sassMessage);
      if (statement === "" || isInvalid) throw error;
      skipped.push(statement);
      texts.set(failed.href, text.slice(0, start) + text.slice(end));
    }
  }
}

/** @param texts contents of the files that were read, by their URLs */
function createImporter(texts: Map<string, string>): Importer<"sync"> {
  return {
    canonicalize(name, { containingUrl }) {
      const path = name.startsWith("file:")
        ? fileURLToPath(name)
        : resolve(dirname(containingUrl ? fileURLToPath(containingUrl) : "."), name);
      const sheetPath = findSheet(path);
      return sheetPath === undefined ? null : pathToFileURL(sheetPath);
    },
    load(url) {
      const file = fileURLToPath(url);
      const contents = texts.get(url.href) ?? readText(file);
      texts.set(url.href, contents);
      return { contents, syntax: getSassSyntax(file) };
    },
  };
}

/** Names may omit the extension and the `_` of a partial, or be those of a folder. */
function findSheet(path: string): string | undefined {
  const names = [path, `${path}/index`].flatMap((name) => [name, name.replace(/([^/]+)$/, "_$1")]);
  return names
    .flatMap((name) => [name, `${name}.scss`, `${name}.sass`, `${name}.css`])
    .find((name) => /\.(?:css|s[ac]ss)$/.test(name) && isFile(name));
}

function getSassSyntax(file: string): Syntax {
  if (file.endsWith(".sass")) return "indented";
  return file.endsWith(".css") ? "css" : "scss";
}

const notCode =
  /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\*[\s\S]*?\*\/|url\([^)]*\)|#\{[^{}]*\}|(?<!:)\/\/[^\n]*/g;

/** The declaration, at-rule, or rule at an offset, with its block. */
function getStatementAt(
  offset: number,
  text: string,
  file: string,
): { start: number; end: number } {
  if (file.endsWith(".sass")) {
    const start = text.lastIndexOf("\n", offset - 1) + 1;
    const [indent = ""] = /^[ \t]*/.exec(text.slice(start)) ?? [];
    const block = new RegExp(`[^\\n]*(?:\\n(?:[ \\t]*$|${indent}[ \\t]+.*))*`, "my");
    block.lastIndex = offset;
    const [rest = ""] = block.exec(text) ?? [];
    return { start, end: offset + rest.trimEnd().length };
  }
  const code = text.replace(notCode, (skipped) => " ".repeat(skipped.length));
  const head = code.slice(0, offset);
  const before = Math.max(...[";", "{", "}"].map((sign) => head.lastIndexOf(sign))) + 1;
  let depth = 0;
  for (let end = offset; end < code.length; end++) {
    if (code[end] === "{") depth++;
    else if (code[end] === "}" && --depth <= 0) {
      return { start: before, end: depth < 0 ? end : end + 1 };
    } else if (code[end] === ";" && depth === 0) return { start: before, end: end + 1 };
  }
  return { start: before, end: text.length };
}
