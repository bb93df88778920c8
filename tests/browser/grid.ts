import type { Page } from "@playwright/test";

/** Left and right edges of the outermost boxes of an article, in whole pixels. */
export function edges(page: Page): Promise<{ heading: number; left: number[]; right: number[] }> {
  return page.evaluate(() => {
    const parts = ":is(p, ul, ol, .admonition, .code, .table, figure, .refs)";
    const boxes = [...document.querySelectorAll(`.md > ${parts}, .md > [data-static] > ${parts}`)]
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect());
    const distinct = (values: number[]) =>
      [...new Set(values.map(Math.round))].sort((a, b) => a - b);
    const heading = document.querySelector("h1")?.getBoundingClientRect().left ?? -1;
    return {
      heading: Math.round(heading),
      left: distinct(boxes.map(({ left }) => left)),
      right: distinct(boxes.map(({ right }) => right)),
    };
  });
}

/** A label of every table of contents that covers text in the first 700 px of the page. */
export function contentsOverText(page: Page): Promise<string[]> {
  return page.locator(".toc [popover]").evaluateAll((lists) =>
    lists
      .filter((list) => list.checkVisibility())
      .filter((list) => {
        const { left } = list.getBoundingClientRect();
        const parts = document.querySelectorAll(".md p, .md pre, .md li");
        return [...parts].some((part) => {
          const box = part.getBoundingClientRect();
          return part.checkVisibility() && box.top < 700 && box.right > left;
        });
      })
      .map((list) => list.textContent ?? ""),
  );
}
