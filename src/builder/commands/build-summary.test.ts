import { expect, it } from "vitest";
import { type BuildTimes, formatBuildJson, summarizeBuild } from "./build-summary.ts";

const result = {
  ok: true,
  diagnostics: [],
  baselineCount: 0,
  pages: 350,
  rendered: 12,
  output: { files: 1204, bytes: 3_250_586 },
};
const times: BuildTimes = {
  total: 4321,
  phases: [
    ["read", 1234.5],
    ["render", 2100],
  ],
};

it("summarizes a build: pages, time of each phase, and size of the output", () => {
  expect(summarizeBuild(result, times, "dist")).toBe(
    "Built 350 pages (12 rendered) in 4.3 s (read 1.2 s, render 2.1 s): 1,204 files, 3.1 MB in dist",
  );
});

it("prints the same as JSON", () => {
  expect(JSON.parse(formatBuildJson(result, times, "dist"))).toEqual({
    ok: true,
    diagnostics: [],
    baselineCount: 0,
    pages: 350,
    rendered: 12,
    milliseconds: { total: 4321, read: 1235, render: 2100 },
    output: { folder: "dist", files: 1204, bytes: 3_250_586 },
  });
});
