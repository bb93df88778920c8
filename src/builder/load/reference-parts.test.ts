import { expect, test } from "vitest";
import type { Service } from "../../catalog/index.ts";
import { getIds, linkNames } from "./reference-parts.ts";

test("ids are attributes of tags", () => {
  const html =
    '<h2 class="a" id="one">One</h2><p data-id="two">id="three"</p><a hidden id="four"></a>';
  expect(getIds({ kind: "html", html })).toEqual(new Set(["one", "four"]));
});

test("names are linked except in links and code blocks", () => {
  const module = { inputs: [{ name: "cidr" }, { name: "name" }], outputs: [{ name: "id" }] };
  const code = "<code>cidr</code>";
  const html = `<pre><a href="/x">x</a> ${code}</pre><a href="/y">${code}</a> <code>var.id</code>`;
  const linked = linkNames(new Map([["input name", html]]), { module } as unknown as Service);
  expect(linked.get("input name")).toBe(
    `<pre><a href="/x">x</a> ${code}</pre><a href="/y">${code}</a> <a href="#output_id"><code>var.id</code></a>`,
  );
});
