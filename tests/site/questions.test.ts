import { join } from "node:path";
import { parseDocument } from "htmlparser2";
import { expect, it } from "vitest";
import { buildFixture, root } from "./build-fixture.ts";

const readData = (html: string) => {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(text ?? "null")["@graph"] as Record<string, unknown>[];
};

it("writes structured data for the questions of a page", async () => {
  const built = await buildFixture(join(root, "tests/fixtures/questions"));
  try {
    const html = built.file("docs/index.html") ?? built.file("index.html") ?? "";
    const page = readData(html).find((one) => one["@type"] === "FAQPage");
    const questions = page?.mainEntity as {
      name: string;
      url: string;
      acceptedAnswer: { text: string };
    }[];
    expect(questions.map(({ name }) => name)).toEqual([
      "How do I install it?",
      "What does lens --all cost?",
      "Is </script> safe?",
    ]);
    const [install, cost] = questions;
    expect(install?.acceptedAnswer.text).toContain(
      '<pre><code>npm install "lens" &amp;&amp; lens --version</code></pre>',
    );
    for (const { url, acceptedAnswer } of questions) {
      expect(html).toContain(`id="${new URL(url).hash.slice(1)}"`);
      const hrefs = acceptedAnswer.text.matchAll(/href="([^"]*)"/g);
      for (const [, href] of hrefs) expect(href).toMatch(/^(?:https:|mailto:)/);
      expect(parseDocument(acceptedAnswer.text).children.length).toBeGreaterThan(0);
    }
    expect(cost?.acceptedAnswer.text).toContain("Nothing. Write to");
  } finally {
    built.dispose();
  }
});
