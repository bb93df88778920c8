import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Term } from "./blocks.tsx";
import { Card, CardGroup } from "./cards.tsx";
import { CCLicense } from "./cc-license.tsx";
import { Course } from "./course.tsx";

vi.mock("virtual:site/locale", () => ({ locale: "en" }));

/** Renders what a page may write: the compiler does not see it. */
function render(component: ComponentType<never>, props: object): string {
  return renderToStaticMarkup(createElement(component as ComponentType<object>, props));
}

it("names the attributes of a license if it has none", () => {
  expect(() => render(CCLicense, {})).toThrow(
    "a license without attributes (known: by, nc, nd, sa, zero, pd, cc)",
  );
});

it("shows only the facts of a course that are known", () => {
  const html = render(Course, { title: "Fog", href: "/fog", description: "Signals", videos: 3 });
  expect(html).toContain('<p class="course-facts"><span>3 micro videos</span> </p>');
  expect(html).not.toMatch(/undefined|NaN|<img/);
});

it("rejects a term without a definition", () => {
  expect(() => render(Term, { children: "VPC" })).toThrow("a `Term` has no `definition`");
});

it("accepts the number of columns as text, and one tag", () => {
  expect(render(CardGroup, { cols: "1" })).toBe('<div class="grid cols-1"></div>');
  expect(render(Card, { title: "Fog", tags: "new" })).toContain(
    '<ul class="card-tags"><li>new</li></ul>',
  );
});
