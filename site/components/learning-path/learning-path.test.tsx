import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import {
  getLearningPath,
  getPathStep,
  learningPaths,
  type LearningPath as Path,
} from "../../data/learning-paths.ts";
import { walkthroughs } from "../../data/walkthroughs.ts";
import { getDurationText } from "../cost-texts.ts";
import { LearningPath, LearningPaths, PathStep } from "./learning-path.tsx";

const paths = Object.entries<Path>(learningPaths);

const pages = import.meta.glob<string>("../../content/docs/guides/paths/*.mdx", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The steps of a page in Markdown: what is between the tags, by id. */
function stepsInPage(route: string): { id: string; text: string }[] {
  const page = pages[`../../content${route}.mdx`] ?? "";
  const found = page.matchAll(/<PathStep id="([^"]+)">\n([\s\S]*?)<\/PathStep>/g);
  return [...found].map(([, id = "", text = ""]) => ({ id, text }));
}

describe.each(paths)("the page of the path %s", (_, { route, steps }) => {
  const entered = stepsInPage(route);

  it("has the steps of the data, in their order and with their titles", () => {
    expect(entered.map(({ id }) => id)).toEqual(steps.map(({ id }) => id));
    for (const { id, title } of steps) {
      const { text = "" } = entered.find((step) => step.id === id) ?? {};
      expect(text).toContain(`## ${title} {#${id}}`);
    }
  });

  it("shows for each step its link, its result, and how to verify it", () => {
    for (const { text } of entered) {
      expect(text).toMatch(/\]\(\/docs\//);
      expect(text).toContain("**Afterward,**");
      expect(text).toMatch(/\*\*Proof:\*\*[\s\S]*```/);
    }
  });

  it("leads to the walkthroughs whose times it shows", () => {
    for (const step of steps) {
      if (!("guide" in step)) continue;
      const page = walkthroughs[step.guide].page.replace(/\.mdx$/, "");
      expect(entered.find(({ id }) => id === step.id)?.text).toContain(`(/docs/${page})`);
    }
  });
});

describe("LearningPath", () => {
  const html = renderToStaticMarkup(
    <LearningPath id="first-production-account">
      <PathStep id="networks">Text.</PathStep>
    </LearningPath>,
  );

  it("is a list with times and without boxes until a script is there", () => {
    expect(html).toContain("<ol><li");
    expect(html).toContain(`About ${getDurationText(walkthroughs.vpc.minutes)}`);
    expect(html).not.toContain("<input");
    expect(html).not.toContain("<button");
  });

  it("shows the steps and the time of all", () => {
    const { steps } = getLearningPath("first-production-account");
    expect(html).toContain(`>${steps.length} steps, about `);
  });

  it("has ids that no other path has", () => {
    const ids = paths.flatMap(([, { steps }]) => steps.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.join("")).not.toContain(",");
  });

  it("rejects an unknown path, and lists the known ones", () => {
    expect(() => getLearningPath("first-modules")).toThrow("first-module");
    expect(() => getPathStep("network")).toThrow("networks");
  });
});

it("lists all paths with their times", () => {
  const html = renderToStaticMarkup(<LearningPaths />);
  for (const [, { route, title }] of paths) {
    expect(html).toContain(`href="${route}">${title}</a>`);
  }
  expect(html.match(/about \d+ hours/g)).toHaveLength(paths.length);
});
