import { expect, it } from "vitest";
import { compileExample } from "../../../tests/support/compile-example.ts";

it("marks a first paragraph that is too long for larger text", async () => {
  const paragraph = (length: number) => `*${"a ".repeat(length / 2 - 1)}a*.`;
  const html = async (text: string) => (await compileExample(text)).body;
  expect(await html(`${paragraph(222)}\n\n${paragraph(222)}`)).toMatchObject({
    html: expect.stringMatching(/^<p><em>.*<p><em>/s),
  });
  expect(await html(paragraph(220))).toMatchObject({ html: expect.stringMatching(/^<p><em>/) });
});
