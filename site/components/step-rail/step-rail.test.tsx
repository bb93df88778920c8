import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { formatDollars, getHourlyCost } from "../../data/costs.ts";
import type { Walkthrough } from "../../data/walkthroughs/walkthrough.ts";
import { getStep, walkthroughs } from "../../data/walkthroughs.ts";
import { StepList } from "./step-list.tsx";
import { getStepProgress } from "./step-progress.ts";
import { StepRail } from "./step-rail.tsx";

const pages = import.meta.glob<string>("../../content/docs/**/deployment-walkthrough/*.mdx", {
  eager: true,
  query: "?raw",
  import: "default",
});

const withSteps = Object.entries<Walkthrough>(walkthroughs).filter(([, { steps }]) => steps);

describe.each(withSteps)("the pages of %s", (id, walkthrough) => {
  const { page, steps = [], minutes } = walkthrough;
  const getText = (name: string) =>
    pages[`../../content/docs/${page.replace(/\.mdx$/, "")}/${name}.mdx`] ?? "";

  it("have the titles of the data and their own rail", () => {
    for (const { name, title } of steps) {
      const [, entered = ""] = /^title: (.*)$/m.exec(getText(name)) ?? [];
      expect(entered.replace(/^"(.*)"$/, "$1")).toBe(title);
      expect(getText(name)).toContain(`<StepRail guide="${id}" step="${name}" inAllSteps`);
    }
  });

  it("are all on the page for print, in their order", () => {
    const found = getText("all-steps").matchAll(/^## (.*) \{#step-(.*)\}$/gm);
    expect([...found].map(([, title, name]) => ({ name, title }))).toEqual(
      steps.map(({ name, title }) => ({ name, title })),
    );
  });

  it("take no longer than the walkthrough", () => {
    const { minutesLeft } = getStepProgress(walkthrough, getStep(id, steps[0]?.name ?? ""));
    expect(minutesLeft).toBeGreaterThan(0);
    expect(minutesLeft).toBeLessThanOrEqual(minutes);
  });

  it("end with one that removes everything", () => {
    expect(steps.filter(({ kind }) => kind === "removal")).toHaveLength(1);
  });

  it("say how to undo what they create", () => {
    const silent = steps.filter(({ creates, undo }) => creates && undo === undefined);
    expect(silent).toEqual([]);
  });
});

describe("StepRail", () => {
  const { vpc } = walkthroughs;

  it("counts the steps, the time, and the cost up to this page", () => {
    const { minutesLeft, running } = getStepProgress(vpc, getStep("vpc", "access"));
    const html = renderToStaticMarkup(<StepRail guide="vpc" step="access" />);
    expect(html).toContain("Step 3 of 8 · ");
    expect(minutesLeft).toBe(vpc.minutes - 10 - 15 - 15);
    expect(html).toContain(`${formatDollars(getHourlyCost(running))} per hour`);
    expect(html).toContain('aria-current="step"');
    expect(html).not.toContain("<input");
  });

  it("shows what exists in each account and the way back", () => {
    const html = renderToStaticMarkup(<StepRail guide="vpc" step="dev-peering" />);
    for (const account of ["stage", "prod", "dev"])
      expect(html).toContain(`<dt>In ${account}</dt>`);
    expect(html).toContain("deployment-walkthrough/remove-everything");
    expect(html).not.toContain("Next step");
  });

  it("does not count options", () => {
    const withOption = getStepProgress(vpc, getStep("vpc", "bastion-host"));
    const after = getStepProgress(vpc, getStep("vpc", "default-vpcs"));
    expect(withOption.running.length).toBeGreaterThan(after.running.length);
    expect(withOption.number).toBe(3);
    expect(after.number).toBe(4);
  });

  it("names the number in the title, also after numbered options", () => {
    const getSummary = (step: string) => {
      const html = renderToStaticMarkup(<StepRail guide="kubernetes-cluster" step={step} />);
      return /<summary>(.*?) · /.exec(html)?.[1];
    };
    expect(getSummary("access-entries")).toBe("Step 8 of 12");
    expect(getSummary("node-image")).toBe("Step 5 of 12, optional");
    expect(getSummary("self-managed-workers")).toBe("Optional, after step 10 of 12");
    expect(getSummary("result")).toBe("After step 12 of 12");
  });

  it("is left out on the page with all steps", () => {
    expect(renderToStaticMarkup(<StepRail guide="vpc" step="access" inAllSteps />)).toBe("");
  });

  it("rejects an unknown step", () => {
    expect(() => renderToStaticMarkup(<StepRail guide="vpc" step="acces" />)).toThrow("access");
  });
});

it("lists all pages with what they cost", () => {
  const html = renderToStaticMarkup(<StepList guide="vpc" />);
  expect(html.match(/<li>/g)).toHaveLength(walkthroughs.vpc.steps?.length ?? 0);
  expect(html).toContain("per hour so far");
  expect(html).toContain("optional · 40 minutes");
});
