import { afterEach, expect, it, vi } from "vitest";
import { areClientComponentsLoaded, loadClientComponents } from "./client-references.ts";

const flight =
  '1:I["5285",[],"Toc",1]\na:I["2a15",[],"Theme",1]\nb:I["$c",[],"InDev",1]\n0:["$","p",null,{"a":":I[\\"x\\""}]\n';

afterEach(() => vi.unstubAllGlobals());

function loadWith(load: (id: string) => Promise<void>): string[] {
  const ids: string[] = [];
  vi.stubGlobal("__vite_rsc_client_require__", (id: string) => {
    ids.push(id);
    return load(id);
  });
  return ids;
}

it("waits for the client components that a payload names", async () => {
  const ids = loadWith(async () => {});
  await loadClientComponents(flight);
  expect(ids).toEqual(["5285", "2a15"]);
  await loadClientComponents('0:["$","p",null,{}]\n');
  expect(ids).toHaveLength(2);
});

it("fails with the error of the first component", async () => {
  loadWith(async (id) => {
    if (id === "2a15") throw new Error("no 2a15");
  });
  await expect(loadClientComponents(flight)).rejects.toThrow("no 2a15");
});

it("detects whether all components of a payload are loaded", async () => {
  loadWith(async (id) => {
    if (id === "bad") throw new Error("no bad");
  });
  await loadClientComponents('1:I["tabs",[],"Tabs",1]\n');
  await loadClientComponents('1:I["bad",[],"Bad",1]\n').catch(() => {});
  expect(areClientComponentsLoaded('1:I["tabs",[],"Tabs",1]\n')).toBe(true);
  expect(areClientComponentsLoaded('1:I["tabs",[],"Tabs",1]\n2:I["zoom",[],"Zoom",1]\n')).toBe(
    false,
  );
  expect(areClientComponentsLoaded('1:I["bad",[],"Bad",1]\n')).toBe(false);
});
