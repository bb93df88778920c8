import { quoteAttribute } from "../text/jsx-tag.ts";

export interface Tab {
  value: string;
  label: string;
  /** Lines of Markdown. */
  lines: readonly string[];
}

/** The lines of tabs in MDX. Groups with the same id select the same tab. */
export function printTabs(tabs: readonly Tab[], groupId?: string): string[] {
  const items = tabs.flatMap(({ value, label, lines }) => [
    `<TabItem value=${quoteAttribute(value)} label=${quoteAttribute(label)}>`,
    "",
    ...lines,
    "",
    "</TabItem>",
  ]);
  return [groupId === undefined ? "<Tabs>" : `<Tabs groupId="${groupId}">`, ...items, "</Tabs>"];
}
