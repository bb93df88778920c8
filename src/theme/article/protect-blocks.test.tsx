import { Children, Fragment, isValidElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CrashBoundary } from "../errors/crash-boundary.tsx";
import { protectBlocks } from "./protect-blocks.tsx";

const StaticHtml = ({ html }: { html: string }) => <div>{html}</div>;

/** A component of a file with "use client", as the server sees it. */
const Step = Object.assign((_: { children?: ReactNode }) => null, {
  $$typeof: Symbol.for("react.client.reference"),
});

function Steps({ children }: { children: ReactNode }) {
  const steps = Children.toArray(children).filter(
    (child) => isValidElement(child) && child.type === Step,
  );
  return <p>{steps.length} steps</p>;
}

test("a component finds its children by their type", () => {
  const steps = (
    <Steps>
      <Step />
      <Step />
    </Steps>
  );
  expect(renderToStaticMarkup(protectBlocks(steps, StaticHtml))).toBe("<p>2 steps</p>");
});

test("only a client component with content is replaced by its content", () => {
  const article = (
    <>
      <StaticHtml html="Text" />
      <Step />
      <Step>content</Step>
      <Steps>other</Steps>
      {["a", "b"].map((name) => (
        <Step key={name}>{name}</Step>
      ))}
    </>
  );
  const blocks = Children.toArray(protectBlocks(article, StaticHtml).props.children);
  expect(blocks.map(getShown)).toEqual(["text", "message", "content", "message", "a", "b"]);
});

test("in a paragraph or a list, only the component that fails is replaced", () => {
  const article = (
    <>
      <p>
        The <Step>new</Step> lens and <b>its {[<Step key="a">old</Step>]}</b> mount
      </p>
      <Fragment key="keyed">
        <Step>first</Step>
      </Fragment>
      <Steps>
        <Step>inside</Step>
      </Steps>
    </>
  );
  const shown: unknown[] = [];
  const visit = (node: ReactNode) => {
    for (const child of Children.toArray(node)) {
      if (!isValidElement<{ children?: ReactNode }>(child)) continue;
      expect(child.key).not.toBe(".$null");
      if (child.type === CrashBoundary) shown.push(getShown(child));
      visit(child.props.children);
    }
  };
  visit(protectBlocks(article, StaticHtml));
  expect(shown).toEqual(["message", "new", "old", "message", "first", "message"]);
});

test("content that fails as well is replaced by a message", () => {
  const boundary = new CrashBoundary({ children: null, fallback: <Step />, isPart: true });
  Object.assign(boundary.state, CrashBoundary.getDerivedStateFromError(new Error("no oil")));
  const shown = boundary.render();
  expect(shown).toEqual(
    <CrashBoundary isPart>
      <Step />
    </CrashBoundary>,
  );
});

function getShown(block: ReactNode): ReactNode {
  if (!isValidElement<CrashBoundary["props"]>(block)) throw new Error("no element");
  return block.type === CrashBoundary ? (block.props.fallback ?? "message") : "text";
}
