import type { PageRecord } from "../../content/index.ts";
import { getErrorMessage } from "../../model/error-message.ts";
import type { Page } from "../../model/page/page.ts";
import { escapeRegExp } from "../../model/text/escape-reg-exp.ts";

export type ComponentUse = PageRecord["components"][number];

/** The renders that are left for searches. One component can throw on each page of a large site. */
export interface RenderBudget {
  renders: number;
}

export const RENDERS_PER_BUILD = 300;

interface FailedRender {
  error: unknown;
  render(page: Page): Promise<unknown>;
  budget: RenderBudget;
}

/** Finds the use of a component that throws, by rendering the page with one use at a time. */
export async function findThrowingUse(
  page: Page,
  uses: readonly ComponentUse[],
  failure: FailedRender,
): Promise<ComponentUse | undefined> {
  const name = await findThrowingComponent(page, uses, failure);
  const candidates = uses.filter((use) => use.name === name);
  if (name === undefined || candidates.length < 2) return candidates[0];
  // Nested components are recorded before those around them. Lines of different files do not compare.
  if (!candidates.some(({ file }) => file)) {
    candidates.sort((a, b) => a.line - b.line || a.column - b.column);
  }
  const count = countUses(page, name);
  if (count !== candidates.length || count > failure.budget.renders) return undefined;
  for (const [index, use] of candidates.entries()) {
    if (await throwsSame(withoutComponent(page, name, index), failure)) return use;
  }
  return undefined;
}

/** The stack does not contain a server component around the component that threw. */
async function findThrowingComponent(
  page: Page,
  uses: readonly ComponentUse[],
  failure: FailedRender,
): Promise<string | undefined> {
  const names = new Set(uses.map((use) => use.name));
  const inStack = getThrowingComponents(failure.error).find((name) => names.has(name));
  if (inStack !== undefined) return inStack;
  for (const name of names) {
    if (failure.budget.renders === 0) return undefined;
    const isRendered = countUses(page, name) > 0;
    if (isRendered && !(await throwsSame(withoutComponent(page, name), failure))) return name;
  }
  return undefined;
}

async function throwsSame(page: Page, { error, render, budget }: FailedRender): Promise<boolean> {
  budget.renders -= 1;
  try {
    await render(page);
    return false;
  } catch (other) {
    return getErrorMessage(other) === getErrorMessage(error);
  }
}

/** Matches the uses of a component in the JSON of a page, which contains the code of its article. */
function getUsePattern(name: string): RegExp {
  return new RegExp(`(?<=_jsxs?\\()${escapeRegExp(name)}(?=, )`, "g");
}

function countUses(page: Page, name: string): number {
  return JSON.stringify(page).match(getUsePattern(name))?.length ?? 0;
}

/**
 * Replaces a component by its content.
 * @param keptUse index of a use that stays
 */
export function withoutComponent(page: Page, name: string, keptUse?: number): Page {
  let index = 0;
  const text = JSON.stringify(page).replace(getUsePattern(name), () =>
    index++ === keptUse ? name : "(({ children }) => children)",
  );
  return JSON.parse(text) as Page;
}

/** Components farther out belong to the layout. */
const maxComponents = 3;

/** Components in the stack, innermost first. Bundlers append `$1` to some names. */
export function getThrowingComponents(error: unknown): string[] {
  const stack = (error instanceof Error && error.stack) || "";
  const names = [...stack.matchAll(/^\s+at ([A-Z]\w*)(?:\$\d+)? \(/gm)].map(
    ([, name = ""]) => name,
  );
  return [...new Set(names)].slice(0, maxComponents);
}
