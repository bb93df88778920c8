import { expect, it } from "vitest";
import type { Command } from "../guide/guide.ts";
import { parseShell } from "./parse-shell.ts";

async function getCommands(code: string): Promise<Command[]> {
  const { commands, errors } = await parseShell(code);
  expect(errors).toEqual([]);
  return commands;
}

const getWords = (commands: readonly Command[]): string[][] =>
  commands.map(({ words }) => words.map(({ text }) => text));

it("resolves quotes", async () => {
  const [command] = await getCommands(
    `aws --q='x"y' "it's \\"a\\" \\d" a\\ b $'tab\\there' --long \\\n  'last'`,
  );
  expect(getWords(command ? [command] : [])).toEqual([
    ["aws", `--q=x"y`, `it's "a" \\d`, "a b", "tab\there", "--long", "last"],
  ]);
  expect(command?.words.every(({ isDynamic }) => !isDynamic)).toBe(true);
});

it("keeps text that is only known at run time", async () => {
  const [command] = await getCommands(
    'echo "a ${NAME} $(date +%s) b" $USER "${X:-d}" "${Y:?no}" $((N+1))',
  );
  expect(command?.words.map(({ text }) => text)).toEqual([
    "echo",
    "a ${NAME} $(date +%s) b",
    "$USER",
    "${X:-d}",
    "${Y:?no}",
    "$((N+1))",
  ]);
  expect(command?.words.map(({ variables }) => variables)).toEqual([
    [],
    ["NAME"],
    ["USER"],
    [],
    ["Y"],
    ["N"],
  ]);
  expect(getWords(command?.nested ?? [])).toEqual([["date", "+%s"]]);
});

it("distinguishes assignments for one command from arguments", async () => {
  const commands = await getCommands("A=1 B=$C aws s3 ls\nD=2\nexport E=$(id) F\nG=(a $H)");
  expect(
    commands.map(({ assignments }) => assignments.map(({ name, value }) => [name, value.text])),
  ).toEqual([
    [
      ["A", "1"],
      ["B", "$C"],
    ],
    [["D", "2"]],
    [],
    [["G", "(a $H)"]],
  ]);
  expect(getWords(commands)).toEqual([["aws", "s3", "ls"], [], ["export", "E=$(id)", "F"], []]);
  expect(getWords(commands[2]?.nested ?? [])).toEqual([["id"]]);
  expect(commands[3]?.assignments[0]?.value.variables).toEqual(["H"]);
});

it("flattens control structures in order", async () => {
  const code = [
    "if [ -f x ] && [[ $y == z* ]]; then a; elif b; then c; else d; fi",
    "for i in 1 $J; do e $i; done",
    "while read -r line; do f; done < in.txt",
    "case $K in a|b) g ;; *) h ;; esac",
    "run() { k; }",
    "(cd x && m) | n || ! o",
  ].join("\n");
  expect(getWords(await getCommands(code))).toEqual([
    ["[", "-f", "x", "]"],
    ["[[", "$y", "==", "z*", "]]"],
    ["a"],
    ["b"],
    ["c"],
    ["d"],
    ["for", "i", "in", "1", "$J"],
    ["e", "$i"],
    [],
    ["read", "-r", "line"],
    ["f"],
    ["case", "$K", "in"],
    ["g"],
    ["h"],
    ["function", "run"],
    ["k"],
    ["("],
    ["cd", "x"],
    ["m"],
    [")"],
    ["n"],
    ["o"],
  ]);
});

it("reads redirects", async () => {
  const [command, , loop] = await getCommands("a > out 2>&1 < in\nb\nuntil c; do d; done >> log");
  expect(command?.redirects.map(({ operator, target }) => [operator, target.text])).toEqual([
    [">", "out"],
    ["2>&", "1"],
    ["<", "in"],
  ]);
  expect(loop?.redirects.map(({ operator, target }) => [operator, target.text])).toEqual([
    [">>", "log"],
  ]);
});

it("reads a here-document of twenty lines and the command after it", async () => {
  const lines = Array.from({ length: 20 }, (_, index) => `  line ${index} $A "$(b)" \\$c 'd'`);
  const commands = await getCommands(`cat <<EOF 2> file\n${lines.join("\n")}\nEOF\nnext`);
  expect(getWords(commands)).toEqual([["cat"], ["next"]]);
  const [document, file] = commands[0]?.redirects ?? [];
  expect(file).toMatchObject({ operator: "2>", target: { text: "file" } });
  expect(document).toMatchObject({
    operator: "<<",
    target: { line: 2, column: 1, variables: ["A"] },
  });
  expect(document?.target.text.split("\n")[0]).toBe(`  line 0 $A "$(b)" $c 'd'`);
  expect(document?.target.text.split("\n")).toHaveLength(21);
  expect(commands[0]?.nested).toHaveLength(20);
});

it("reads commands that follow the opening of a here-document", async () => {
  const commands = await getCommands("a <<A | b -c\nx\nA\nd <<D && e\ny\nD\nf");
  expect(getWords(commands)).toEqual([["a"], ["b", "-c"], ["d"], ["e"], ["f"]]);
  expect(commands.map(({ redirects }) => redirects[0]?.target.text)).toEqual([
    "x\n",
    undefined,
    "y\n",
    undefined,
    undefined,
  ]);
});

it("reads a here-document without expansion, and one without its tabs", async () => {
  const commands = await getCommands('a <<\'X\'\n{"b": "$c"}\nX\nd <<-Y\n\te\n\tY\n');
  expect(commands.map(({ redirects }) => redirects[0]?.target)).toEqual([
    { text: '{"b": "$c"}\n', isDynamic: false, variables: [], line: 2, column: 1 },
    { text: "e\n", isDynamic: false, variables: [], line: 5, column: 1 },
  ]);
});

it("reports the position of each command and word, with Windows line endings too", async () => {
  const [first, second] = await getCommands("# note\r\n  a \\\r\n  b\r\nc d\r\n");
  expect([first?.line, first?.column, first?.words[1]?.line, first?.words[1]?.column]).toEqual([
    2, 3, 3, 3,
  ]);
  expect(second).toMatchObject({
    line: 4,
    column: 1,
    words: [{ text: "c" }, { text: "d", column: 3 }],
  });
});

it("reads nested quotes and command substitutions", async () => {
  const [command] = await getCommands(`a "b $(c "d $(e 'f "g"')") h"`);
  expect(getWords(command?.nested ?? [])).toEqual([["c", `d $(e 'f "g"')`]]);
  expect(getWords(command?.nested[0]?.nested ?? [])).toEqual([["e", 'f "g"']]);
});

it.each([
  "echo 'open",
  "if true; then\n  a\n",
  "a | | b",
  "echo $(b",
])("reports one error for %j", async (code) => {
  expect((await parseShell(code)).errors).toHaveLength(1);
});

it("reads an empty block", async () => {
  expect(await parseShell("")).toEqual({ commands: [], errors: [] });
});
