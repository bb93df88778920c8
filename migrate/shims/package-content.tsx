import type { ReactNode } from "react";
import { createUnknownValue } from "./unknown-value.ts";

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
