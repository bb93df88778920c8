import { afterEach, expect, it, vi } from "vitest";
import { partIds, partsLoaded } from "./client-parts.ts";

const flight =
  '1:I["5285",[],"Toc",1]\na:I["2a15",[],"Theme",1]\n0:["$","p",null,{"a":":I[\\"x\\""}]\n';

afterEach(() => vi.unstubAllGlobals());

it("finds the client components that a payload names", () => {
  expect(partIds(flight)).toEqual(["5285", "2a15"]);
  expect(partIds('0:["$","p",null,{}]\n')).toEqual([]);
});

it("fails with the part that cannot be loaded", async () => {
  const load = vi.fn(async (id: string) => {
    if (id === "2a15") throw new Error("no 2a15");
  });
  vi.stubGlobal("__vite_rsc_client_require__", load);
  await expect(partsLoaded(flight)).rejects.toThrow("no 2a15");
  expect(load).toHaveBeenCalledTimes(2);
});
