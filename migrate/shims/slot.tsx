import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { clsx } from "./clsx.ts";

interface SlotProps {
  children?: ReactNode;
  className?: string;
}

/** Gives its properties to the element in it. */
export function Slot({ children, className, ...props }: SlotProps) {
  if (!isValidElement(children)) return <>{children}</>;
  const child = children as ReactElement<{ className?: string }>;
  return cloneElement(child, {
    ...props,
    ...child.props,
    className: clsx(className, child.props.className),
  });
}

export { Slot as Root };

export function Slottable({ children }: SlotProps) {
  return <>{children}</>;
}
