import { createElement, type ReactNode } from "react";

interface PartProps {
  children?: ReactNode;
  [name: string]: unknown;
}

type Part = (props: PartProps) => ReactNode;

/**
 * Objects and other functions, such as `initial` of `<motion.div>`, are for the package, and the
 * content security policy forbids `style`.
 */
function isAttribute([name, value]: [string, unknown]): boolean {
  if (name === "ref" || name === "dangerouslySetInnerHTML") return true;
  return typeof value === "function" ? /^on[A-Z]/.test(name) : typeof value !== "object";
}

function createElementPart(name: string): Part {
  return ({ children, ...props }) => {
    const attributes = Object.entries(props).filter(isAttribute);
    return createElement(name, Object.fromEntries(attributes), children);
  };
}

/**
 * Adds the components that a module or component of a missing package lacks: `<Menu.Item>` shows its
 * content, and `<motion.div>` is a `div`.
 *
 * @param elements names of the elements
 */
export function withParts<Whole extends object>(whole: Whole, elements: readonly string[]): Whole {
  const parts = new Map<unknown, Part>(elements.map((name) => [name, createElementPart(name)]));
  return new Proxy(whole, {
    get(target, name) {
      const isComponent = /^[A-Z]\w*$/.test(String(name));
      if (isComponent && !parts.has(name)) parts.set(name, ({ children }) => children ?? null);
      return Reflect.get(target, name) ?? parts.get(name);
    },
  });
}
