import { expect, test } from "vitest";
import { packages, rscPlugins } from "./rsc-plugins.ts";

function hookFilter(name: string, dev: boolean): unknown {
  const entries = { client: "a", ssr: "b", rsc: "c" };
  const plugins = rscPlugins({ entries, clientChunks: () => "chunk", dev });
  const found = plugins.filter((plugin) => plugin.name === name);
  expect(found).toHaveLength(1);
  const transform = found[0]?.transform;
  return typeof transform === "object" ? transform.filter : undefined;
}

test("a build calls hooks only for modules with their directive", () => {
  expect(hookFilter("rsc:use-client", false)).toEqual({ code: "use client" });
  expect(hookFilter("rsc:use-server", false)).toEqual({
    code: "use server",
    id: { exclude: packages },
  });
});

test("dev looks for server functions in every module of ours, with the directive or without", () => {
  expect(hookFilter("rsc:use-server", true)).toEqual({ id: { exclude: packages } });
  expect(hookFilter("rsc:use-client", true)).toBeUndefined();
});

test("packages are known where they are installed and where Vite bundles them for dev", () => {
  expect("/a/node_modules/react/index.js").toMatch(packages);
  expect("/a/.cache/vite/deps_rsc/react.js?v=1").toMatch(packages);
  expect("/a/.cache/vite/deps_ssr/react.js").toMatch(packages);
  expect("/a/src/theme/deps.ts").not.toMatch(packages);
});
