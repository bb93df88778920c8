import { expect, test } from "vitest";
import { getCopyableCode } from "./shell-session.ts";

test("copies code of other languages unchanged, without an empty last line", () => {
  expect(getCopyableCode("$ a\n  b\n", "hcl")).toBe("$ a\n  b");
  expect(getCopyableCode("echo $HOME\n# a comment", "bash")).toBe("echo $HOME\n# a comment");
});

test("omits the prompts of a shell", () => {
  expect(getCopyableCode("# list\n$ ls -a\n  $ pwd", "bash")).toBe("# list\nls -a\npwd");
});

test.each([
  "console",
  "shellsession",
])("copies only the commands of a session in %s, with their continuation lines", (language) => {
  const session = "$ aws s3 ls \\\n>   --recursive\n2026-01-01 a.txt \\\n$ pwd\n/home";
  expect(getCopyableCode(session, language)).toBe("aws s3 ls \\\n  --recursive\npwd");
});

test("a command continues after a pipe and inside quotes", () => {
  const session = `$ a --policy '{ # "
  "b": "it"
}' # it's
done
$ b # a |
done
$ c |
> d &&
  e \\" "
f"
  g`;
  expect(getCopyableCode(session, "console")).toBe(
    `a --policy '{ # "\n  "b": "it"\n}' # it's\nb # a |\nc |\nd &&\n  e \\" "\nf"`,
  );
});

test("treats shell code that begins with a prompt as a session, and keeps here-documents", () => {
  expect(getCopyableCode("$ ls\na.txt\n$ pwd", "bash")).toBe("ls\npwd");
  const written = "$ cat > a.txt <<'END'\n$ one\n> two\nEND\n$ ls\na.txt";
  expect(getCopyableCode(written, "bash")).toBe("cat > a.txt <<'END'\n$ one\ntwo\nEND\nls");
});

test("a here-string begins no here-document", () => {
  expect(getCopyableCode("$ cat <<< a\na\n$ cat <<< 'b'\nb\n$ ls", "console")).toBe(
    "cat <<< a\ncat <<< 'b'\nls",
  );
});

test("copies a session without prompts unchanged", () => {
  expect(getCopyableCode("Apply complete!", "console")).toBe("Apply complete!");
});

test.each([
  "echo $((1<<4))",
  "echo $((1 << bits))",
  "grep '<<EOF' run.sh",
  'echo "use <<EOF"',
  "ls # not <<EOF",
])("`%s` begins no here-document", (command) => {
  expect(getCopyableCode(`$ ${command}\n16\n$ ls`, "console")).toBe(`${command}\nls`);
});

test("a here-document may be inside an open quote", () => {
  const session = '$ gh pr create --body "$(cat <<EOF\n$ one\nEOF\n)"\n$ ls';
  expect(getCopyableCode(session, "console")).toContain("$ one\nEOF");
});
