import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import type { ColorMode } from "../../model/site/site.ts";
import { getAnnouncementScript, getThemeScript } from "./first-paint-scripts.ts";

type Stored = Record<string, unknown>;

/** Returns the `data-` attributes after the script ran. With `stored: null`, storage throws. */
function run(script: string, { stored, dark = false }: { stored: Stored | null; dark?: boolean }) {
  const dataset: Stored = { theme: "light" };
  const context = {
    document: { documentElement: { dataset } },
    matchMedia: (query: string) => ({ matches: dark && query === "(prefers-color-scheme:dark)" }),
    get localStorage() {
      if (stored === null) throw new Error("refused");
      return stored;
    },
  };
  runInNewContext(script, context);
  return dataset;
}

const site: ColorMode = { default: "light", disableSwitch: false, respectSystem: false };

it.each<[expected: string, why: string, Partial<ColorMode>, Parameters<typeof run>[1]]>([
  ["light", "the system does not count", {}, { stored: {}, dark: true }],
  ["dark", "the reader's choice", {}, { stored: { theme: "dark" } }],
  ["light", "no theme is stored", {}, { stored: { theme: "blue" } }],
  ["light", "storage throws", {}, { stored: null, dark: true }],
  ["light", "no switch, no choice", { disableSwitch: true }, { stored: { theme: "dark" } }],
  ["dark", "the system counts", { respectSystem: true }, { stored: {}, dark: true }],
  [
    "dark",
    "storage throws, the system counts",
    { respectSystem: true },
    { stored: null, dark: true },
  ],
  [
    "light",
    "the choice before the system",
    { respectSystem: true },
    { stored: { theme: "light" }, dark: true },
  ],
])("before the first paint the color mode is %s (%s)", (expected, _, options, reader) => {
  expect(run(getThemeScript({ ...site, ...options }), reader).theme).toBe(expected);
});

it.each<[state: string, before: Stored, hidden: boolean, after: string]>([
  ["new", {}, false, "false"],
  ["another announcement dismissed", { id: "old", dismiss: "true" }, false, "false"],
  ["this announcement dismissed", { id: "new", dismiss: "true" }, true, "true"],
  ["not dismissed", { id: "new", dismiss: "false" }, false, "false"],
])("an announcement is hidden only if it was dismissed itself (stored: %s)", (_, before, hidden, after) => {
  const key = (name: string) => `docusaurus.announcement.${name}`;
  const stored = Object.fromEntries(
    Object.entries(before).map(([name, value]) => [key(name), value]),
  );
  const { announcement } = run(getAnnouncementScript("new"), { stored });
  expect(announcement === "dismissed").toBe(hidden);
  expect(stored[key("id")]).toBe("new");
  expect(String(stored[key("dismiss")])).toBe(after);
});

it("an announcement is shown if storage throws", () => {
  expect(run(getAnnouncementScript("new"), { stored: null }).announcement).toBeUndefined();
});
