import type { ReactNode } from "react";

interface ContentProps {
  children?: ReactNode;
  [name: string]: unknown;
}

const titleNames = ["title", "heading"];
const textNames = ["subtitle", "description", "text", "caption", "summary"];

/**
 * Shows the content of a component of a missing package, and the texts of its properties. A call
 * without properties is one of a function, such as `dayjs()`.
 */
export default function PackageContent(allProps: ContentProps) {
  if (typeof allProps !== "object") return createUnknownValue();
  const { children, ...props } = allProps;
  const find = (names: readonly string[]) =>
    names.map((name) => props[name]).find((value) => typeof value === "string" && value !== "");
  const [title, text] = [find(titleNames), find(textNames)] as (string | undefined)[];
  const href = props.href ?? props.to;
  const shownTitle =
    title !== undefined && typeof href === "string" ? <a href={href}>{title}</a> : title;
  return (
    <>
      {typeof props.id === "string" && <span id={props.id} />}
      {shownTitle === undefined ? null : <strong>{shownTitle}</strong>}
      {text === undefined ? null : <> {text} </>}
      {children}
    </>
  );
}

/**
 * Replaces what a function of a missing package returns: an empty list with any member, which shows
 * nothing.
 */
function createUnknownValue(): never[] {
  return new Proxy<never[]>([], { get: readMember });
}

/** A member may be a method or a value. */
const unknownMember = new Proxy(createUnknownValue, { get: readMember });

function readMember(target: object, name: string | symbol): unknown {
  if (name === Symbol.toPrimitive) return () => "";
  if (name === Symbol.iterator) return () => [].values();
  // React, JSON, and `await` would call these.
  if (name === "toJSON" || name === "then" || name === "$$typeof") return undefined;
  const known = Reflect.get(target, name);
  return known === undefined && typeof name === "string" ? unknownMember : known;
}
