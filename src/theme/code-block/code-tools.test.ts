import { expect, test } from "vitest";
import { getCopyableCode, getIndent } from "./code-tools.ts";

test("code of any language is copied as it is, without an empty last line", () => {
  expect(getCopyableCode("$ a\n  b\n", "hcl")).toBe("$ a\n  b");
  expect(getCopyableCode("echo $HOME\n# a comment", "bash")).toBe("echo $HOME\n# a comment");
});

test("the signs of the command line are left out", () => {
  expect(getCopyableCode("# list\n$ ls -a\n  $ pwd", "bash")).toBe("# list\nls -a\npwd");
});

test("of a session the commands are copied, with the lines that continue them", () => {
  const session = "$ aws s3 ls \\\n>   --recursive\n2026-01-01 a.txt \\\n$ pwd\n/home";
  expect(getCopyableCode(session, "console")).toBe("aws s3 ls \\\n  --recursive\npwd");
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

test("a shell block that begins with a sign is a session, and keeps here-documents", () => {
  expect(getCopyableCode("$ ls\na.txt\n$ pwd", "bash")).toBe("ls\npwd");
  const written = "$ cat > a.txt <<'END'\n$ one\n> two\nEND\n$ ls\na.txt";
  expect(getCopyableCode(written, "bash")).toBe("cat > a.txt <<'END'\n$ one\ntwo\nEND\nls");
});

test("a here-string begins no here-document", () => {
  expect(getCopyableCode("$ cat <<< a\na\n$ cat <<< 'b'\nb\n$ ls", "console")).toBe(
    "cat <<< a\ncat <<< 'b'\nls",
  );
});

test("a session without signs is copied whole", () => {
  expect(getCopyableCode("Apply complete!", "console")).toBe("Apply complete!");
});

test("an indentation is counted in columns", () => {
  expect(["a", "  a", "\ta", "  \ta", ""].map(getIndent)).toEqual([0, 2, 4, 4, 0]);
});
