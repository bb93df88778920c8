import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { listComponents, vueToMarkdown } from "./vue-template.ts";

const folder = mkdtempSync(join(tmpdir(), "vue-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("keeps what readers see of a component and of those that it imports", () => {
  writeFileSync(
    join(folder, "Tile.vue"),
    "<script setup>\ndefineProps(['name'])\n</script>\n<template><h3>{{ name }}</h3><slot /></template>",
  );
  writeFileSync(
    join(folder, "Home.vue"),
    `<script setup>
import Tile from "./Tile.vue";
const crew = [{ name: "Ada", page: "/ada" }, { name: "Bo", page: "/bo" }];
</script>
<template>
  <h1>Ring<br>the bell</h1>
  <img src="./bell.png" alt="A bell">
  <p v-if="isOpen">Open</p><p v-else>Closed</p>
  <ul><li v-for="(one, index) in crew" :key="index"><a :href="one.page">{{ one.name }}</a></li></ul>
  <Tile :name="crew[0].name">Rings</Tile>
  <Sponsors heading="Friends" />
  <script>hidden()</script>
</template>`,
  );
  const images: string[] = [];
  const text = vueToMarkdown(join(folder, "Home.vue"), {
    resolveImage: (address) => {
      images.push(address);
      return "/bell.png";
    },
    resolveLink: (address) => address,
  });
  expect(images).toEqual([join(folder, "bell.png")]);
  expect(text).toBe(
    "## Ring the bell\n\n![A bell](/bell.png)\n\nOpen\n\n- [Ada](/ada)\n- [Bo](/bo)\n\n## Ada\n\nRings\n\nFriends",
  );
});

it("distinguishes the name of an import from a name that ends with it", () => {
  writeFileSync(join(folder, "Bell.vue"), "<template>Rings</template>");
  const file = join(folder, "Names.vue");
  writeFileSync(
    file,
    `<script setup>
import t from "./Bell.vue";
const $t = "Bells";
</script>
<template>{{ $t }}</template>`,
  );
  const addresses = { resolveImage: () => undefined, resolveLink: (address: string) => address };
  expect(vueToMarkdown(file, addresses)).toBe("Bells");
});

it("passes values to a component, and shows no tooltips", () => {
  const file = join(folder, "Since.vue");
  writeFileSync(file, `<template><Badge :text="'since ' + of" title="Hidden" /></template>`);
  const addresses = { resolveImage: () => undefined, resolveLink: (address: string) => address };
  expect(vueToMarkdown(file, addresses, new Map([["of", "2.0"]]))).toBe("since 2.0");
});

it("finds the components of a theme, but not what VitePress generates", () => {
  const root = join(folder, "site");
  for (const path of ["theme/cache", "cache", "dist"]) {
    mkdirSync(join(root, path), { recursive: true });
  }
  writeFileSync(join(root, "theme/cache/Own.vue"), "");
  for (const path of ["cache", "dist"]) writeFileSync(join(root, path, "Old.vue"), "");
  expect([...listComponents(root)]).toEqual([["Own", join(root, "theme/cache/Own.vue")]]);
});

it("shows an element for each value of an object, and for each number of a loop", () => {
  const file = join(folder, "Crew.vue");
  writeFileSync(
    file,
    `<script setup>
const crew = { bow: { name: "Ada" }, stern: { name: "Bo" } };
</script>
<template><p v-for="(one, place) in crew">{{ one.name }}</p><p v-for="n in 2">★{{ n }}</p></template>`,
  );
  const addresses = { resolveImage: () => undefined, resolveLink: (address: string) => address };
  expect(vueToMarkdown(file, addresses)).toBe("Ada\n\nBo\n\n★1\n\n★2");
});

it("shows the text of a property once, where the component has it", () => {
  writeFileSync(join(folder, "Row.vue"), "<template><b>{{ text }}</b><slot /></template>");
  const file = join(folder, "Rows.vue");
  writeFileSync(
    file,
    `<script setup>
import Row from "./Row.vue";
const rows = [{ text: "Ada" }];
</script>
<template><Row v-for="row in rows" :text="row.text">!</Row><p v-html="'<i>Bo</i>'" /></template>`,
  );
  const addresses = { resolveImage: () => undefined, resolveLink: (address: string) => address };
  expect(vueToMarkdown(file, addresses)).toBe("Ada!\n\nBo");
});
