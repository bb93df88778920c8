import { expect, it } from "vitest";
import { QueryError } from "./lex-query.ts";
import { parseQuery } from "./parse-query.ts";

function refusal(query: string): string {
  try {
    parseQuery(query);
    return "taken";
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    return `${error.offset}: ${error.message}`;
  }
}

it.each([
  ["'abc", "0: `'` is not closed"],
  ["a[?b==`c", "6: ``` is not closed"],
  ["[a b]", "3: `b` stands where `,` is expected"],
  ["a.[b,]", "5: `]` stands where an expression is expected"],
  ["a..b", "2: `.` stands where a name is expected"],
  ["a.", "2: the query ends where a name is expected"],
  ["a[?b='x']", "4: `=` compares nothing: write `==`"],
  ["foo-bar", "3: `-` has no meaning here"],
  ["a[*.b", "3: `.` stands where `]` is expected"],
  ["a[b]", "2: `b` stands where `*` is expected"],
  ["a b", "2: `b` stands where the end of the query is expected"],
  ["{a: b,}", "6: `}` stands where a name is expected"],
  ["f(a b)", "4: `b` stands where `,` is expected"],
  ["a | ", "4: the query ends where an expression is expected"],
  ["[]a", "2: `a` stands where the end of the query is expected"],
  ['"a"(b)', "0: the name of a function has no quotes"],
  ["a[1:2:3:4]", "7: `:` stands where `]` is expected"],
  ["$.a", "0: `$` has no meaning here"],
])("refuses %s", (query, reason) => {
  expect(refusal(query)).toBe(reason);
});

it.each([
  "a[?b==`y`].c|[0]",
  "a[?State.Name==`running`].[P,Tags[?Key==`Name`].Value|[0]]",
  "a[::-1]",
  '"a b".c',
  "a\r\n.b",
  "*.a",
  "[*].a",
  "[?a].b",
  "a[?b][].c",
  "(a || b).c",
  "!a && b",
  "&a",
])("takes %j", (query) => {
  expect(refusal(query)).toBe("taken");
});

it("applies what follows a projection to its elements", () => {
  expect(parseQuery("a[*].b")).toMatchObject({
    kind: "each",
    of: { kind: "field", name: "a" },
    right: { kind: "field", name: "b", offset: 5 },
  });
  expect(parseQuery("a[] | [0]")).toMatchObject({
    kind: "pipe",
    left: { kind: "flatten" },
    right: { kind: "index", index: 0 },
  });
});
