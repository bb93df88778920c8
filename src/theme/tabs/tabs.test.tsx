import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TabItem, type TabItemProps, Tabs } from "./tabs.tsx";
import { findQueryTab } from "./use-tab.ts";

const oil = (
  <TabItem key="oil" value="oil" label="Oil">
    Fill the tank.
  </TabItem>
);
const gas = (
  <TabItem key="gas" value="gas">
    Open the valve.
  </TabItem>
);

/** Labels of the tabs, the chosen one in brackets. */
function labels(tabs: ReactElement): string[] {
  const html = renderToStaticMarkup(tabs);
  return [...html.matchAll(/aria-selected="(\w+)"[^>]*>(.*?)<\/button>/g)].map(
    ([, chosen, label = ""]) => (chosen === "true" ? `[${label}]` : label),
  );
}

it("labels a tab that has no label with its value", () => {
  expect(labels(<Tabs>{[oil, " \n", gas, null]}</Tabs>)).toEqual(["[Oil]", "gas"]);
});

it("reads labels and the default from `Tabs` too", () => {
  const values = [{ value: "gas", label: "Gas" }, { value: "oil" }];
  const tabs = (
    <Tabs values={values} defaultValue="gas">
      {[oil, gas]}
    </Tabs>
  );
  expect(labels(tabs)).toEqual(["Oil", "[Gas]"]);
  expect(labels(<Tabs defaultValue={null}>{oil}</Tabs>)).toEqual(["[Oil]"]);
});

it.each([
  ["text", "Stray.", "`Tabs` contains the text `Stray.` that is in no `TabItem`"],
  ["an element", <p key="p">Stray.</p>, "`Tabs` contains something that is in no `TabItem`"],
  [
    "a tab without a value",
    <TabItem key="none" {...({ label: "None" } as TabItemProps)} />,
    "the `TabItem` `None` has no `value`",
  ],
  [
    "a value twice",
    <TabItem key="again" value="oil" label="Again" />,
    "two `TabItem`s have the `value` `oil`",
  ],
])("rejects %s", (_, stray, message) => {
  expect(() => renderToStaticMarkup(<Tabs>{[oil, stray]}</Tabs>)).toThrow(message);
});

it("rejects a default tab that does not exist", () => {
  const tabs = <Tabs defaultValue="wood">{[oil, gas]}</Tabs>;
  expect(() => renderToStaticMarkup(tabs)).toThrow(
    "no `TabItem` has the `defaultValue` `wood` (known: `oil`, `gas`)",
  );
});

it("ignores a tab of the URL that the group does not have", () => {
  expect(findQueryTab("?os=mac", "os", ["linux", "mac"])).toBe("mac");
  expect(findQueryTab("?os=amiga", "os", ["linux", "mac"])).toBeUndefined();
  expect(findQueryTab("?cpu=mac", "os", ["linux", "mac"])).toBeUndefined();
});
