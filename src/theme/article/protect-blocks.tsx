import {
  cloneElement,
  createElement,
  Fragment,
  type FunctionComponent,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";
import { CrashBoundary } from "../errors/crash-boundary.tsx";
import type { StaticHtmlProps, TextElement } from "./split-lead.ts";

const clientReference = Symbol.for("react.client.reference");

/**
 * If a component fails in the browser, its content or a message is shown, and the rest of the
 * article stays. What is inside a component keeps its type, because components may look for it.
 */
export function protectBlocks(
  article: TextElement,
  StaticHtml: FunctionComponent<StaticHtmlProps>,
): TextElement {
  const protectBlock = (block: ReactNode): ReactNode => {
    if (Array.isArray(block)) return block.map(protectBlock);
    if (!isParent(block) || block.type === StaticHtml) return block;
    return protect(isContainer(block) ? mapChildren(block, protectClients) : block);
  };
  return article.type === Fragment
    ? mapChildren(article, protectBlock)
    : createElement(Fragment, {}, protectBlock(article));
}

/** Protects components that run in the browser, such as those in a paragraph or an item of a list. */
function protectClients(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(protectClients);
  if (!isParent(node)) return node;
  if (isClient(node)) return protect(node);
  return isContainer(node) ? mapChildren(node, protectClients) : node;
}

function protect(block: TextElement): ReactElement {
  return (
    <CrashBoundary
      // Without a key, null would become the same key for all siblings.
      key={block.key ?? undefined}
      isPart
      fallback={isClient(block) ? block.props.children : undefined}
    >
      {block}
    </CrashBoundary>
  );
}

function mapChildren(element: TextElement, map: (child: ReactNode) => ReactNode): TextElement {
  const { children } = element.props;
  if (children === undefined) return element;
  return cloneElement(element, {}, ...[children].flat().map(map));
}

function isParent(node: ReactNode): node is TextElement {
  return isValidElement(node);
}

function isContainer({ type }: ReactElement): boolean {
  return typeof type === "string" || type === Fragment;
}

function isClient({ type }: ReactElement): boolean {
  const reference: object = Object(type);
  return "$$typeof" in reference && reference.$$typeof === clientReference;
}
