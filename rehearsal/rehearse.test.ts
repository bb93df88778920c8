import { expect, it } from "vitest";
import { createFixtureSite } from "./fixtures/create-fixture-site.ts";
import { rehearse } from "./rehearse.ts";

async function getMessages(...lines: string[]): Promise<string[]> {
  const text = ["---", "after:", "start: tool=tofu profile=default:prod", "---", "", ...lines, ""];
  const texts = new Map([["start.mdx", text.join("\n")]]);
  const { diagnostics } = await rehearse(await createFixtureSite(texts, "start"));
  return diagnostics.map(({ rule, line, message }) => `${rule} ${line} ${message}`);
}

const bash = (...lines: string[]) => ["```bash", ...lines, "```"];

it("distinguishes files of the same name in different folders", async () => {
  const found = await getMessages(
    ...bash("mkdir a b"),
    '```json title="a/policy.json"',
    "{}",
    "```",
    ...bash("cd b", "cat ../a/policy.json", "cat policy.json"),
  );
  expect(found).toEqual(["missing-file 15 no earlier step writes `policy.json`"]);
});

it("runs here-documents, subshells, and nested quotes", async () => {
  const found = await getMessages(
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
    "missing-file 24 no earlier step writes `a folder/its.txt`",
    "undefined-variable 25 the variable `OTHER` is not set",
  ]);
});

it.each([
  "curl -LsSO URL/tool.zip",
  "curl -sSLO URL/tool.zip",
  "curl -OL URL/tool.zip",
  "curl --location --remote-name URL/tool.zip",
  "curl -LsSo tool.zip URL/v1",
  "curl -H 'Accept: x' --output tool.zip URL/v1",
  "curl -fsSL URL/v1 --output=tool.zip",
  "curl -otool.zip URL/v1",
  "curl -fsSLotool.zip URL/v1",
  "curl -LO 'URL/tool.zip?raw=1'",
  "wget -q URL/tool.zip",
  "wget -qO tool.zip URL/v1",
  "wget -P . --output-document=tool.zip URL/v1",
])("finds the file of %s", async (command) => {
  const line = command.replace("URL", "https://releases.example");
  expect(await getMessages(...bash(line, "cat tool.zip"))).toEqual([]);
});

it.each([
  "curl -fsSL https://releases.example/tool.zip",
  "curl -o other.zip https://releases.example/tool.zip",
  "curl -XPOST https://releases.example/tool.zip",
  "curl -uME:TOKEN https://releases.example/tool.zip",
  "wget -qO- https://releases.example/tool.zip",
  "wget -P downloads https://releases.example/tool.zip",
])("knows that %s does not write a file of this name", async (command) => {
  expect(await getMessages(...bash(command, "cat tool.zip"))).toHaveLength(1);
});

it("knows tools that every system has", async () => {
  expect(await getMessages(...bash("clear", "uuidgen | pbcopy", "pbpaste", "ip addr"))).toEqual([]);
});

it("accepts Windows line endings", async () => {
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
  const { diagnostics } = await rehearse(await createFixtureSite(texts, "start"));
  expect(diagnostics).toEqual([]);
});

it("reports files that an earlier step removed or moved", async () => {
  const found = await getMessages(
    ...bash("touch a b", "rm a", "mv b c", "cat c", "cat a", "cat b"),
  );
  expect(found).toEqual([
    "missing-file 11 `a` was removed or moved at `start.mdx:8`",
    "missing-file 12 `b` was removed or moved at `start.mdx:9`",
  ]);
});

it("assigns each value of a loop to its variable", async () => {
  const found = await getMessages(
    ...bash(
      "for one in dev prod; do",
      '  mkdir -p "$one/a" $one/b',
      "done",
      "ls dev/a prod/b",
      "ls dev/c",
    ),
  );
  expect(found).toHaveLength(1);
});

it("changes attributes within their blocks", async () => {
  const found = await getMessages(
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
  expect(found.filter((text) => text.startsWith("excerpt"))).toEqual([
    'excerpt-differs 35 `a.hcl` has no line `name = "a"`',
  ]);
});

it("simulates each tab from the same state", async () => {
  const tab = (value: string, ...lines: string[]) => [
    `<TabItem value="${value}">`,
    "",
    ...bash(...lines),
    "",
    "</TabItem>",
  ];
  const found = await getMessages(
    '<Tabs groupId="iac-tool">',
    ...tab("opentofu", "mkdir a && cd a", "touch one"),
    ...tab("terraform", "mkdir b && cd b", "cat one"),
    "</Tabs>",
  );
  expect(found).toEqual(["missing-file 19 no earlier step writes `one`"]);
});

it("starts later guides from the state before cleanup", async () => {
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
  const { diagnostics } = await rehearse(await createFixtureSite(texts, "next"));
  expect(diagnostics).toEqual([]);
});

it("reports guides that require each other, and a guide that requires itself", async () => {
  const guide = (after: string) => `---\nafter: ${after}\nthen: next\n---\n`;
  const check = async (own: string, next: string) => {
    const texts = new Map([
      ["start.mdx", "---\nafter:\nstart: tool=tofu\n---\n"],
      ["own.mdx", guide(own)],
      ["next.mdx", guide(next)],
    ]);
    const { diagnostics } = await rehearse(await createFixtureSite(texts, "own"));
    return diagnostics.map(({ rule, message }) => `${rule}: ${message}`);
  };
  expect(await check("own", "start")).toEqual([
    "wrong-prerequisite: `own` is its own prerequisite",
  ]);
  expect(await check("next", "own")).toEqual([
    "wrong-prerequisite: `next` requires `own`, which requires `next`",
    "wrong-prerequisite: `own` requires `next`, which requires `own`",
  ]);
  expect(await check("nxt", "start")).toEqual([
    "wrong-prerequisite: `own` requires `nxt`, which does not exist",
  ]);
});

it.each([
  "timeout 5 vi notes.txt",
  'while getopts "a:" name; do echo "$OPTARG" "$OPTIND"; done',
  '[[ v1 =~ v(.) ]] && echo "${BASH_REMATCH[1]}" "$SHLVL" "$PS1"',
])("knows what bash sets and what every computer has: %s", async (command) => {
  expect(await getMessages(...bash(command))).toEqual([]);
});

const outputCode = (value: string) => [
  '```hcl title="main.tf"',
  'output "name" {',
  `  value = "${value}"`,
  "}",
  "```",
];
const code = outputCode("a");
const blocks = (...commands: string[]) => commands.flatMap((command) => bash(command));

it("requires the files that init reads", async () => {
  const found = await getMessages(...code, ...bash("tofu init -backend-config=backend.hcl"));
  expect(found).toEqual(["missing-file 12 no earlier step writes `backend.hcl`"]);
});

it.each([
  ["tofu init", ["no-credentials 18"]],
  ["tofu init -backend-config=profile=$PROFILE", []],
])("requires credentials for init with a backend: %s", async (command, expected) => {
  const backend = [
    '```hcl title="backend.tf"',
    "terraform {",
    '  backend "s3" {',
    '    bucket = "acme-state"',
    "  }",
    "}",
    "```",
    ...bash(command),
  ];
  const start = "start: tool=tofu bucket=acme-state variable=PROFILE";
  const text = ["---", "after:", start, "---", ...code, ...backend];
  const texts = new Map([["start.mdx", `${text.join("\n")}\n`]]);
  const { diagnostics } = await rehearse(await createFixtureSite(texts, "start"));
  expect(diagnostics.map(({ rule, line }) => `${rule} ${line}`)).toEqual(expected);
});

it.each([
  ["tofu apply -destroy"],
  ["tofu destroy"],
  ["tofu plan -destroy -out=all.tfplan", "tofu apply all.tfplan"],
])("knows that %s leaves no outputs", async (...commands) => {
  const applied = [...code, ...blocks("tofu init", "tofu apply", "tofu output name")];
  expect(await getMessages(...applied)).toEqual([]);
  const found = await getMessages(...applied, ...blocks(...commands, "tofu output name"));
  expect(found.map((text) => text.split(" ")[0])).toEqual(["not-applied"]);
});

it.each([
  ["tofu destroy -target=null_resource.a"],
  ["tofu apply -destroy -exclude=null_resource.a"],
  ["tofu plan -destroy -target=null_resource.a -out=some.tfplan", "tofu apply some.tfplan"],
])("knows that %s may leave outputs", async (...commands) => {
  const steps = blocks("tofu init", "tofu apply", ...commands, "tofu output name");
  expect(await getMessages(...code, ...steps)).toEqual([]);
});

it("prints outputs as OpenTofu does", async () => {
  const print = (value: string, command: string, ...output: string[]) =>
    getMessages(
      ...outputCode(value),
      ...blocks("tofu init", "tofu apply", command),
      "",
      '```text title="Expected output"',
      ...output,
      "```",
    );
  const quotes = 'a \\"b\\"';
  expect(await print(quotes, "tofu output name", '"a \\"b\\""')).toEqual([]);
  expect(await print(quotes, "tofu output -raw name", 'a "b"')).toEqual([]);
  expect(await print(quotes, "tofu output --raw name", 'a "b"')).toEqual([]);
  expect(await print(quotes, "tofu output name", '"a "b""')).toHaveLength(1);
  expect(await print("a$${b}", "tofu output name", '"a${b}"')).toEqual([]);
  expect(await print("a\\nb", "tofu output name", "<<EOT", "a", "b", "EOT")).toEqual([]);
});
