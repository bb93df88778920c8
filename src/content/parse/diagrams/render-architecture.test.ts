import { expect, test } from "vitest";
import { loadTestPage, summarize } from "../../../../tests/support/load-test-site.ts";
import { parseArchitecture } from "./parse-architecture.ts";

test("boxes nest by indentation, and arrows lead to one or more of them", () => {
  const { architecture, diagnostics } = parseArchitecture(
    "# note\naccount prod: prod | 9999\n  vpc: prod: the network\n---\nbucket b: B\nb -> prod: copy\n",
  );
  expect(diagnostics).toEqual([]);
  const vpc = {
    id: "",
    kind: "vpc",
    label: "prod: the network",
    detail: "",
    children: [],
    startsRow: false,
  };
  expect(architecture).toEqual({
    boxes: [
      {
        id: "prod",
        kind: "account",
        label: "prod",
        detail: "9999",
        children: [vpc],
        startsRow: false,
      },
      { id: "b", kind: "bucket", label: "B", detail: "", children: [], startsRow: true },
    ],
    arrows: [{ from: "b", to: ["prod"], text: "copy" }],
  });
});

test.each([
  ["", "no-boxes", 1],
  ["acount a: A", "unknown-kind-of-box", 1],
  ["account A", "unknown-box", 1],
  ["account a: A\n   vpc: V", "indentation", 2],
  ["account a: A\n    vpc: V", "indentation", 2],
  ["account a: A\n\tvpc: V", "indentation", 2],
  ["account a: A\nvpc a: V", "duplicate-id", 2],
  ["account a: A\na -> b", "unknown-id", 2],
  ["account a: A\n  vpc b: V\nb -> a", "into-itself", 3],
  [`account a: A\n${"vpc: V\n".repeat(90)}`, "too-large", 1],
])("reports %j", (source, kind, line) => {
  const { diagnostics } = parseArchitecture(source);
  expect(diagnostics[0]).toMatchObject({ line, values: { kind } });
});

test("a misspelled kind is reported once, not again for arrows to the box", () => {
  const source = "acount a: A\n  vpc v: V\nbucket b: B\nb -> a\nb -> v";
  expect(parseArchitecture(source).diagnostics.map(({ line }) => line)).toEqual([1]);
});

test("a wrong indentation is reported once, not again for arrows to the box", () => {
  const source = "account a: A\n   vpc b: V\n  subnet c: S\nbucket d: B\nd -> b, c";
  const { architecture, diagnostics } = parseArchitecture(source);
  expect(diagnostics).toEqual([{ line: 2, column: 4, values: { kind: "indentation" } }]);
  expect(architecture.boxes[0]?.children.map(({ id }) => id)).toEqual(["b", "c"]);
});

test("the picture is above its steps and the list of its boxes", async () => {
  const { html, diagnostics } = await loadTestPage(
    '```architecture alt="One account" title="Accounts"\naccount a: A & B | 1\n  vpc v: V\nbucket b: S3\nb -> v: copy\n```\n',
  );
  expect(diagnostics).toEqual([]);
  expect(html).toMatch(/^<figure class="drawn architecture" data-zoom><div><svg /);
  expect(html).toContain("<ol><li>S3 → V: copy</li></ol>");
  expect(html).toContain("<ul><li>A &amp; B (1)<ul><li>V</li></ul></li><li>S3</li></ul></details>");
});

test("a mistake is reported at its line, and the page shows the text", async () => {
  const { html, diagnostics } = await loadTestPage(
    "- item\n\n  ```architecture\n  account a: A\n    vcp: V\n  ```\n",
  );
  expect(diagnostics.map(summarize)).toEqual([
    "missing-diagram-alt page.md:6:3",
    "invalid-architecture page.md:8:5",
  ]);
  expect(html).toContain("vcp: V");
});
