import { Children, isValidElement, Fragment as ReactFragment, type ReactNode } from "react";
import { language, messages } from "./astro-messages.ts";
import { siteConfig } from "./site-data.ts";

export { clsx } from "./clsx.ts";

interface SlotProps {
  from?: ReactNode;
  name?: string;
  children?: ReactNode;
}

interface SlottedProps {
  slot?: string;
  children?: ReactNode;
}

function contentOf(from: ReactNode, name = "default"): ReactNode[] {
  return Children.toArray(from).flatMap((child): ReactNode[] => {
    const props = isValidElement<SlottedProps>(child) ? child.props : {};
    return (props.slot ?? "default") === name ? [child] : [];
  });
}

/** Shows the content with an attribute `slot`, or its own content otherwise. */
export function Slot({ from, name, children }: SlotProps) {
  const content = contentOf(from, name);
  return <>{content.length > 0 ? content : children}</>;
}

/** The content of a slot in a page. */
export function Slotted({ children }: SlottedProps) {
  return <>{children}</>;
}

interface FragmentProps {
  slot?: string;
  "set-html"?: string;
  children?: ReactNode;
}

export function Fragment({ "set-html": html, children }: FragmentProps) {
  if (html === undefined) return <ReactFragment>{children}</ReactFragment>;
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}

const reported = new Set<string>();

/** Replaces a component that threw, and names it once. */
export function showContent(
  name: string,
  error: unknown,
  { children }: { children?: ReactNode },
): ReactNode {
  const message = `<${name}> only shows its content: ${error instanceof Error ? error.message : error}`;
  if (!reported.has(message)) console.warn(message);
  reported.add(message);
  return children;
}

/** The function of Starlight that returns a text of the interface. */
const translate = Object.assign(
  (key: string, values: Readonly<Record<string, unknown>> = {}) =>
    (messages[key] ?? key).replace(/\{\{\s*(\w+)\s*\}\}/g, (mark, name: string) =>
      String(values[name] ?? mark),
    ),
  {
    all: () => messages,
    dir: () => language.dir,
    exists: (key: string) => Object.hasOwn(messages, key),
  },
);

/** What components of Astro read from the global `Astro`. */
export function createAstro(props: { children?: ReactNode; [name: string]: unknown }) {
  const { children, ...rest } = props;
  const site = URL.canParse(siteConfig.url) ? new URL(siteConfig.url) : undefined;
  return {
    props: rest,
    slots: {
      has: (name: string) => contentOf(children, name).length > 0,
      render: async (name: string) => contentOf(children, name),
    },
    site,
    url: site ?? new URL("http://localhost/"),
    currentLocale: undefined,
    locals: { t: translate, starlightRoute: { ...language, headings: [] } },
    params: {},
  };
}
