import { expect, it } from "vitest";
import { defineRules, diagnose, rule, wholeFile } from "./rule.ts";

const rules = defineRules({
  "broken-link": rule<{ address: string; near?: string }>({
    severity: "error",
    message: ({ address }) => `\`${address}\` leads nowhere`,
    hint: ({ near }) => near && `did you mean \`${near}\`?`,
    documentation: "Links must lead to a page.",
    example: { file: "content/docs/a.md", source: "[a](b.md)", values: { address: "b.md" } },
  }),
});

it("makes the diagnostic of a rule at a location", () => {
  const location = { file: "a.md", line: 2, column: 3 };
  expect(diagnose(rules["broken-link"], location, { address: "/x", near: "/y" })).toEqual({
    rule: "broken-link",
    severity: "error",
    ...location,
    message: "`/x` leads nowhere",
    hint: "did you mean `/y`?",
  });
});

it("shows letters that addresses encode", () => {
  const values = { address: "/%C3%BCber%20a/%E4%BB%BB%E5%8A%A1#%E2%80%AE", near: "/%E4%BB" };
  expect(diagnose(rules["broken-link"], wholeFile("a.md"), values)).toMatchObject({
    message: "`/über%20a/任务#%E2%80%AE` leads nowhere",
    hint: "did you mean `/%E4%BB`?",
  });
});

it("omits the hint of a rule without one", () => {
  const found = diagnose(rules["broken-link"], wholeFile("a.md"), { address: "/x" });
  expect(found).not.toHaveProperty("hint");
  expect(found).toMatchObject({ line: 1, column: 1 });
});

it("a case of a rule can have its own severity", () => {
  const mixed = defineRules({
    "lost-text": rule<{ isComment: boolean }>({
      severity: "error",
      getSeverity: ({ isComment }) => (isComment ? "warning" : undefined),
      message: () => "text is lost",
      documentation: "Text must not be lost.",
      example: { file: "a.md", source: "<!--", values: { isComment: true } },
    }),
  })["lost-text"];
  const getSeverity = (isComment: boolean) =>
    diagnose(mixed, wholeFile("a.md"), { isComment }).severity;
  expect([getSeverity(false), getSeverity(true)]).toEqual(["error", "warning"]);
});
