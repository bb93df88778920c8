import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { TabGroup } from "./tab-group.tsx";

interface TabsProps {
  /** Groups of one name change together, and the choice is stored. */
  groupId?: string;
  /** Query parameter that selects a tab; `true` uses the group's name. */
  queryString?: string | boolean;
  /** Default: the tab with `default`, otherwise the first. */
  defaultValue?: string | null;
  values?: { value: string; label?: string }[];
  children: ReactNode;
}

/** Runs on the server, so that the browser gets plain labels and rendered panels. */
export function Tabs({ groupId, queryString, defaultValue, values, children }: TabsProps) {
  const items = Children.toArray(children)
    .filter((child) => !isBlank(child))
    .map(getItem);
  const labels = new Map(values?.map(({ value, label }) => [value, label]));
  const tabs = items.map(({ value, label }) => ({
    value,
    label: label ?? labels.get(value) ?? value,
  }));
  const initial = defaultValue ?? (items.find((item) => item.default) ?? items[0])?.value;
  if (initial === undefined) return null;
  checkValues(
    tabs.map(({ value }) => value),
    initial,
  );
  const param = queryString === true ? groupId : queryString || undefined;
  return (
    <TabGroup groupId={groupId} param={param} tabs={tabs} initial={initial}>
      {items.map((item) => item.children)}
    </TabGroup>
  );
}

function isBlank(child: ReactNode): boolean {
  return typeof child === "string" && child.trim() === "";
}

function getItem(child: ReactNode): TabItemProps {
  if (!isTabItem(child)) {
    throw new Error(`\`Tabs\` contains ${getName(child)} that is in no \`TabItem\``);
  }
  const { value, label } = child.props;
  if (value === undefined) throw new Error(`the \`TabItem\` \`${label}\` has no \`value\``);
  return child.props;
}

function getName(child: ReactNode): string {
  const content = isValidElement<{ html?: unknown }>(child) ? child.props.html : child;
  const text = typeof content === "string" ? content.replace(/<[^>]*>/g, "").trim() : "";
  return text === "" ? "something" : `the text \`${text.slice(0, 40)}\``;
}

function isTabItem(child: ReactNode): child is ReactElement<TabItemProps> {
  return isValidElement(child) && child.type === TabItem;
}

function checkValues(values: string[], initial: string): void {
  const repeated = values.find((value, index) => values.indexOf(value) < index);
  if (repeated !== undefined)
    throw new Error(`two \`TabItem\`s have the \`value\` \`${repeated}\``);
  if (values.includes(initial)) return;
  const valueList = values.map((value) => `\`${value}\``).join(", ");
  throw new Error(`no \`TabItem\` has the \`defaultValue\` \`${initial}\` (known: ${valueList})`);
}

export interface TabItemProps {
  value: string;
  label?: string;
  default?: boolean;
  children?: ReactNode;
}

/** `Tabs` reads its props and renders its children. */
export function TabItem({ value, label }: TabItemProps): ReactNode {
  throw new Error(`the \`TabItem\` \`${label ?? value}\` is outside of \`Tabs\``);
}
