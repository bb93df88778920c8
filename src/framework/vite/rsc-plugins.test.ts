import { expect, test } from "vitest";
import { packages, rscPlugins } from "./rsc-plugins.ts";

test("a build goes without the passes that look for server functions", () => {
  const entries = { client: "a", ssr: "b", rsc: "c" };
  const names = (dev: boolean) =>
    rscPlugins({ entries, clientChunks: () => "chunk", dev }).map(({ name }) => name);
  expect(names(true)).toContain("rsc:scan-strip");
  expect(names(false)).not.toContain("rsc:scan-strip");
  expect(names(false)[0]).toBe("load-html-program");
});

test("packages are known where they are installed and where Vite bundles them for dev", () => {
  expect("/a/node_modules/react/index.js").toMatch(packages);
  expect("/a/.cache/vite/deps_rsc/react.js?v=1").toMatch(packages);
  expect("/a/.cache/vite/deps_ssr/react.js").toMatch(packages);
  expect("/a/src/theme/deps.ts").not.toMatch(packages);
});
