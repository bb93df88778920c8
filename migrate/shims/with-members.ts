import { createElement, type ReactNode } from "react";

interface MemberProps {
  children?: ReactNode;
  [name: string]: unknown;
}

type Member = (props: MemberProps) => ReactNode;

/**
 * Objects and other functions, such as `initial` of `<motion.div>`, are for the package, and the
 * content security policy forbids `style`.
 */
function isAttribute([name, value]: [string, unknown]): boolean {
  if (name === "ref" || name === "dangerouslySetInnerHTML") return true;
  return typeof value === "function" ? /^on[A-Z]/.test(name) : typeof value !== "object";
}

function createElementMember(name: string): Member {
  return ({ children, ...props }) => {
    const attributes = Object.entries(props).filter(isAttribute);
    return createElement(name, Object.fromEntries(attributes), children);
  };
}

/**
 * Adds members to the replacement of a missing package, or of one of its components: `<Menu.Item>`
 * shows its content, and `<motion.div>` is a `div`.
 *
 * @param elements names of the elements
 */
export function withMembers<T extends object>(original: T, elements: readonly string[]): T {
  const members = new Map<unknown, Member>(
    elements.map((name) => [name, createElementMember(name)]),
  );
  return new Proxy(original, {
    get(target, name) {
      const isComponent = /^[A-Z]\w*$/.test(String(name));
      if (isComponent && !members.has(name)) members.set(name, ({ children }) => children ?? null);
      return Reflect.get(target, name) ?? members.get(name);
    },
  });
}
