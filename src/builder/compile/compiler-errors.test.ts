import { expect, it } from "vitest";
import { diagnoseCompilerOutput, diagnoseViteErrors, formatFileError } from "./compiler-errors.ts";

const folders = { root: "/engine", siteDir: "/engine/site" };

it("reads file, line, and column from the code frame", () => {
  const output = `Build failed with 1 error:

\u001b[31m[builtin:vite-transform] \u001b[0mUnexpected token. Did you mean \`{'}'}\`?
   \u001b[38;5;246m╭\u001b[0m\u001b[38;5;246m─\u001b[0m\u001b[38;5;246m[\u001b[0m site/pages/home.tsx:1:44 \u001b[38;5;246m]\u001b[0m
   │
 1 │ export
───╯`;
  expect(diagnoseCompilerOutput(output, folders)).toMatchObject([
    {
      file: "pages/home.tsx",
      line: 1,
      column: 44,
      message: "`pages/home.tsx` cannot be used: Unexpected token. Did you mean `{'}'}`?",
    },
  ]);
});

it.each([
  ["lodash", "the package `lodash` is not installed"],
  ["lodash/fp", "the package `lodash` is not installed"],
  ["@scope/a/b", "the package `@scope/a` is not installed"],
  ["@/lib/x", "the import `@/lib/x` is neither a file nor a package"],
  ["./none.ts", "the imported file `./none.ts` does not exist"],
  ["node:fs", "`node:fs` is imported, but browsers do not have it"],
])("says why %s cannot be imported", (imported, reason) => {
  const output = `Build failed with 1 error:

Error: [vite]: Rolldown failed to resolve import "${imported}" from "/engine/site/a/box.tsx".
    at viteLog (file:///engine/node_modules/vite/node.js:1:2)`;
  expect(diagnoseCompilerOutput(output, folders)).toMatchObject([
    { file: "a/box.tsx", message: `\`a/box.tsx\` cannot be used: ${reason}` },
  ]);
});

it("names the package that the dev server does not find", () => {
  const message = "Cannot find module 'lodash' imported from '/engine/site/a/box.tsx'";
  expect(diagnoseViteErrors(message, folders)).toMatchObject([
    { file: "a/box.tsx", message: expect.stringMatching(/the package `lodash` is not installed$/) },
  ]);
});

it.each([
  [
    "[plugin vite:css] /engine/site/a.css:1:19\nSyntaxError: [lightningcss] Invalid empty selector",
    { file: "a.css", line: 1, column: 19, message: /: Invalid empty selector$/ },
  ],
  [
    "[plugin vite:css] /engine/site/a.scss\nError: [sass] Undefined variable.\n  /engine/site/a.scss 2:13  root stylesheet",
    { file: "a.scss", line: 2, column: 13, message: /: Undefined variable\.$/ },
  ],
  [
    `[plugin site-files] ${formatFileError("/engine/site/a.json", "Unexpected token")}`,
    { file: "a.json", line: 1, column: 1, message: /: Unexpected token$/ },
  ],
])("reads the position in %j", (error, { message, ...position }) => {
  const diagnostics = diagnoseCompilerOutput(`Build failed with 1 error:\n\n${error}`, folders);
  expect(diagnostics).toMatchObject([{ ...position, message: expect.stringMatching(message) }]);
});

it("names files as the site does", () => {
  const frame = (reason: string) =>
    `Build failed with 1 error:\n\n[UNRESOLVED_IMPORT] ${reason}\n   ╭─[ site/a.tsx:1:8 ]\n`;
  const messages = [
    "Could not resolve './B.tsx' in site/a.tsx",
    '"C" is not exported by "site/website/c.tsx".',
  ].map((reason) => diagnoseCompilerOutput(frame(reason), folders)[0]?.message);
  expect(messages).toEqual([
    "`a.tsx` cannot be used: the imported file `./B.tsx` does not exist",
    '`a.tsx` cannot be used: "C" is not exported by "website/c.tsx".',
  ]);
});

it("does not mistake a warning for the error", () => {
  const warning = "[EVAL] Use of eval is discouraged.\n   ╭─[ site/a.js:1:2 ]\n";
  const output = `${warning}Build failed with 1 error:\n\nTypeError: no modules`;
  expect(diagnoseCompilerOutput(output, folders)).toMatchObject([{ file: "components.tsx" }]);
  expect(diagnoseCompilerOutput(`${warning}no modules`, folders)).toMatchObject([
    { file: "components.tsx" },
  ]);
});

it("keeps unknown output, without colors", () => {
  expect(diagnoseCompilerOutput("\u001b[31mout of memory\u001b[0m", folders)).toMatchObject([
    { file: "components.tsx", line: 1, message: expect.stringMatching(/used: out of memory$/) },
  ]);
});
