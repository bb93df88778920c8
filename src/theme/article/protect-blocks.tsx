import {
  cloneElement,
  Fragment,
  type FunctionComponent,
  isValidElement,
  type ReactNode,
} from "react";
import { CrashBoundary } from "../errors/crash-boundary.tsx";
import type { StaticHtmlProps, TextElement } from "./split-lead.ts";

const clientReference = Symbol.for("react.client.reference");

/**
 * If a block fails in the browser, its content or a message is shown, and the rest of the article
 * stays. What is inside a block keeps its type, because components may look for it.
 */
export function protectBlocks(
  article: TextElement,
  StaticHtml: FunctionComponent<StaticHtmlProps>,
): TextElement {
  const isFragment = article.type === Fragment;
  const blocks = isFragment ? [article.props.children].flat() : [article];
  return cloneElement(
    <Fragment />,
    {},
    ...blocks.map((block) =>
      isValidElement<{ children?: ReactNode }>(block) && block.type !== StaticHtml ? (
        <CrashBoundary key={block.key} isPart fallback={getFallback(block)}>
          {block}
        </CrashBoundary>
      ) : (
        block
      ),
    ),
  );
}

/** The content of a component that runs in the browser. */
function getFallback({ type, props }: TextElement): ReactNode {
  const reference: object = Object(type);
  const isClient = "$$typeof" in reference && reference.$$typeof === clientReference;
  return isClient ? props.children : undefined;
}
