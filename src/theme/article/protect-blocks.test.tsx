import { Children, isValidElement, type ReactNode } from "react";
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
    </>
  );
  const blocks = Children.toArray(protectBlocks(article, StaticHtml).props.children);
  const shown = blocks.map((block) => {
    if (!isValidElement<CrashBoundary["props"]>(block)) throw new Error("no element");
    return block.type === CrashBoundary ? (block.props.fallback ?? "message") : "text";
  });
  expect(shown).toEqual(["text", "message", "content", "message"]);
});
