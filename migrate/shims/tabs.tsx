"use client";

import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from "react";

export interface TabItemProps {
  value?: string;
  label?: ReactNode;
  default?: boolean;
  children?: ReactNode;
}

interface TabsProps {
  defaultValue?: string | null;
  values?: readonly { value: string; label?: ReactNode }[];
  groupId?: string;
  className?: string;
  children?: ReactNode;
}

export default function Tabs({ defaultValue, values = [], children }: TabsProps) {
  const id = useId();
  const items = Children.toArray(children).filter((child): child is ReactElement<TabItemProps> =>
    isValidElement(child),
  );
  const nameOf = ({ props }: ReactElement<TabItemProps>, index: number) =>
    props.value ?? `${index}`;
  const fallback = items.find(({ props }) => props.default) ?? items[0];
  const [selected, select] = useState(
    defaultValue ?? (fallback ? nameOf(fallback, items.indexOf(fallback)) : ""),
  );
  return (
    <div>
      <div role="tablist">
        {items.map((item, index) => {
          const value = nameOf(item, index);
          const label = item.props.label ?? values.find((node) => node.value === value)?.label;
          return (
            <button
              key={value}
              type="button"
              role="tab"
              id={`${id}-${value}`}
              aria-selected={value === selected}
              onClick={() => select(value)}
            >
              {label ?? value}
            </button>
          );
        })}
      </div>
      {items.map((item, index) => (
        <div
          key={nameOf(item, index)}
          role="tabpanel"
          aria-labelledby={`${id}-${nameOf(item, index)}`}
          hidden={nameOf(item, index) !== selected}
        >
          {item.props.children}
        </div>
      ))}
    </div>
  );
}
