import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { TabGroup } from "./tab-group.tsx";
import type { TabItemProps } from "./tab-item.tsx";

interface TabsProps {
  /** Groups of one name change together, and the choice is kept for the next visit. */
  groupId?: string;
  /** Name of the query parameter that chooses a tab; without a value that of the group. */
  queryString?: string | boolean;
  children: ReactNode;
}

/** Reads the tabs on the server, so that the browser gets plain labels and finished panels. */
export function Tabs({ groupId, queryString, children }: TabsProps) {
  const items = Children.toArray(children).filter(isTabItem);
  const tabs = items.map(({ props }) => ({ value: props.value, label: props.label }));
  const chosen = items.find(({ props }) => props.default) ?? items[0];
  if (!chosen) return null;
  const param = queryString === true ? groupId : queryString || undefined;
  return (
    <TabGroup groupId={groupId} param={param} tabs={tabs} initial={chosen.props.value}>
      {items.map(({ props }) => props.children)}
    </TabGroup>
  );
}

function isTabItem(child: ReactNode): child is ReactElement<TabItemProps> {
  return isValidElement<Partial<TabItemProps>>(child) && child.props.value !== undefined;
}
