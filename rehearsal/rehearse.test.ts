import { expect, it } from "vitest";
import { rehearse } from "./rehearse.ts";
import { fixtureSubject } from "./test-subject.ts";

/** Rehearses one guide by itself; its lines are joined. */
async function findings(...lines: string[]): Promise<string[]> {
  const text = ["---", "after:", "start: tool=tofu profile=default:prod", "---", "", ...lines, ""];
  const texts = new Map([["start.mdx", text.join("\n")]]);
  const { diagnostics } = await rehearse(await fixtureSubject(texts, "start"));
  return diagnostics.map(({ rule, line, message }) => `${rule} ${line} ${message}`);
}

const bash = (...lines: string[]) => ["```bash", ...lines, "```"];

it("tells files of one name in different folders apart", async () => {
  const found = await findings(
    ...bash("mkdir a b"),
    '```json title="a/policy.json"',
    "{}",
    "```",
    ...bash("cd b", "cat ../a/policy.json", "cat policy.json"),
  );
  expect(found).toEqual(["missing-file 15 `policy.json` is read here, but no step wrote it"]);
});

it("plays a long command with here-documents, and quotes in quotes", async () => {
  const found = await findings(
    ...bash(
      'NAME="it\'s"',
      "mkdir -p 'a folder' && \\",
      '  cat > "a folder/$NAME.txt" <<EOF',
      "first: $NAME",
      "",
      "last: \"quoted 'twice'\"",
      "EOF",
      "  cat > plain.sh <<'END'",
      'echo "$UNDEFINED in a script"',
      "END",
      'cat "a folder/it\'s.txt" plain.sh | tee all.txt > copy.txt',
      "(",
      "  cd 'a folder'",
      "  OTHER=1",
      "  ls",
      ")",
      "cat all.txt copy.txt",
      'cat "a folder/its.txt"',
      'echo "$OTHER"',
    ),
  );
  expect(found).toEqual([
    "missing-file 24 `a folder/its.txt` is read here, but no step wrote it",
    "undefined-variable 25 the variable `OTHER` has no value here",
  ]);
});

it("reads line ends of Windows", async () => {
  const lines = [
    ...bash("cat > a.txt <<EOF", "text", "EOF", "cat a.txt"),
    "",
    '```text title="Expected output"',
    "text",
    "```",
  ];
  const texts = new Map([
    ["start.mdx", ["---", "after:", "start: tool=tofu", "---", ...lines].join("\r\n")],
  ]);
  const { diagnostics } = await rehearse(await fixtureSubject(texts, "start"));
  expect(diagnostics).toEqual([]);
});

it("finds what an earlier step has removed or moved", async () => {
  const found = await findings(...bash("touch a b", "rm a", "mv b c", "cat c", "cat a", "cat b"));
  expect(found).toEqual([
    "missing-file 11 `a` is read here, but was removed or moved at `start.mdx:8`",
    "missing-file 12 `b` is read here, but was removed or moved at `start.mdx:9`",
  ]);
});

it("gives a variable of a loop each of its values", async () => {
  const found = await findings(
    ...bash(
      "for one in dev prod; do",
      '  mkdir -p "$one/{a,b}" $one/{c,d}',
      "done",
      "ls dev/c prod/d",
      "ls dev/a",
    ),
  );
  expect(found).toHaveLength(1);
});

it("changes attributes of a file, with the blocks around them", async () => {
  const found = await findings(
    ...bash("mkdir r && cd r && git init"),
    '```hcl title="a.hcl"',
    "inputs = {",
    '  name = "a"',
    "",
    "  tags = {",
    '    team = "x"',
    "  }",
    "}",
    "```",
    '```hcl title="a.hcl (change)"',
    "inputs = {",
    '  name = "b"',
    "  more = [",
    "    1,",
    "  ]",
    "}",
    "```",
    '```hcl title="a.hcl (excerpt)"',
    "inputs = {",
    '  name = "b"',
    "  # ...",
    '    team = "x"',
    "  more = [",
    "}",
    "```",
    '```hcl title="a.hcl (excerpt)"',
    'name = "a"',
    "```",
  );
  expect(found.filter((one) => one.startsWith("excerpt"))).toEqual([
    'excerpt-differs 35 `a.hcl` has no line `name = "a"`',
  ]);
});

it("plays what stands in each tab from the same beginning", async () => {
  const tab = (value: string, ...lines: string[]) => [
    `<TabItem value="${value}">`,
    "",
    ...bash(...lines),
    "",
    "</TabItem>",
  ];
  const found = await findings(
    '<Tabs groupId="iac-tool">',
    ...tab("opentofu", "mkdir a && cd a", "touch one"),
    ...tab("terraform", "mkdir b && cd b", "cat one"),
    "</Tabs>",
  );
  expect(found).toEqual(["missing-file 19 `one` is read here, but no step wrote it"]);
});

it("begins later guides before the section that removes everything", async () => {
  const head = (text: string) => ["---", text, "---", ""];
  const texts = new Map([
    [
      "start.mdx",
      [
        ...head("after:\nstart: tool=tofu"),
        ...bash("touch kept"),
        "",
        "## Remove everything {#remove}",
        "",
        ...bash("rm kept"),
      ].join("\n"),
    ],
    ["next.mdx", [...head("start: tool=jq"), ...bash("cat kept")].join("\n")],
  ]);
  const { diagnostics } = await rehearse(await fixtureSubject(texts, "next"));
  expect(diagnostics).toEqual([]);
});
