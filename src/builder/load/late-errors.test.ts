import { expect, it } from "vitest";
import { diagnoseLateError } from "./late-errors.ts";

function check(...frames: string[]) {
  const error = new Error("no answer");
  error.stack = ["Error: no answer", ...frames.map((frame) => `    at ${frame}`)].join("\n");
  return diagnoseLateError(error, "/work/site");
}

it("names the position in the site, as the dev server knows it", () => {
  expect(
    check("listOnTimeout (node:internal/timers:588:17)", "/work/site/a b.tsx:4:9"),
  ).toMatchObject({
    rule: "late-error",
    file: "a b.tsx",
    line: 4,
    column: 9,
    message: "code that runs after its component has failed: no answer",
  });
});

it("names the component in the bundle of a build", () => {
  const index = "/work/.cache/bundles/0e-68/rsc/index.js:38:33";
  expect(check(`Price (${index})`)?.message).toContain("its component `Price` has failed");
  expect(check(`Timeout._onTimeout (file://${index})`)?.message).toContain("its component has");
  expect(check(`Immediate.<anonymous> (${index})`)?.message).toContain("its component has");
  expect(check(`file://${index}`)?.message).toContain("its component has");
});

it("leaves errors of the engine to Node", () => {
  expect(check("openStore (/work/src/builder/cache/store.ts:1:1)")).toBeUndefined();
  expect(diagnoseLateError("text", "/work/site")).toBeUndefined();
});
