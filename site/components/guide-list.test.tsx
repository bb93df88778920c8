import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { walkthroughs } from "../data/walkthroughs.ts";
import { GuideList } from "./guide-list.tsx";

test("every walkthrough is there, with its address and the titles of those before it", () => {
  const html = renderToStaticMarkup(<GuideList />);
  for (const { page, title, prerequisites } of Object.values(walkthroughs)) {
    expect(html).toContain(`href="/docs/${page.replace(".mdx", "")}"`);
    expect(html).toContain(title);
    for (const id of prerequisites)
      expect(html).toContain(walkthroughs[id as keyof typeof walkthroughs].title);
  }
});
