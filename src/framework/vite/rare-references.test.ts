import { describe, expect, it } from "vitest";
import { list, listWithMore } from "./rare-references.ts";

const tabs = { key: "a1", group: "components" };
const check = { key: "b2", group: "check" };

/** Runs the code of a list; what it imports is that module's id. */
function run(code: string, modules: Record<string, unknown>) {
  const body = code.replace("export default", "return").replaceAll("import(", "get(");
  const get = (id: string) => Promise.resolve(modules[id]);
  return new Function("get", body)(get) as Record<string, (() => Promise<unknown>) | undefined>;
}

const groups = {
  "virtual:vite-rsc/client-references/group/components": { export_a1: "tabs" },
  "virtual:vite-rsc/client-references/group/check": { export_b2: "check" },
};

describe("the list of client components that every page loads", () => {
  it("names no component that few pages have, and finds it", async () => {
    const code = listWithMore([tabs], [check]);
    expect(code).toContain("a1");
    expect(code).not.toMatch(/b2|check/);
    const rare = { default: run(list([check]), groups) };
    const all = run(code, { ...groups, "virtual:lists/rare-references": rare });
    expect(await all.a1?.()).toBe("tabs");
    expect(await all.b2?.()).toBe("check");
  });

  it("says which component nobody knows", async () => {
    const code = listWithMore([tabs], [check]);
    const rare = { default: run(list([check]), groups) };
    const all = run(code, { "virtual:lists/rare-references": rare });
    await expect(all.c3?.()).rejects.toThrow("client reference not found: c3");
  });

  it("is the whole list where no component is rare", () => {
    expect(listWithMore([tabs], [])).toBe(list([tabs]));
    expect(run(list([tabs]), groups).b2).toBeUndefined();
  });
});
