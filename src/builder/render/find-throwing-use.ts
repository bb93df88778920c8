import type { PageRecord } from "../../content/index.ts";
import type { Page } from "../../model/page/page.ts";
import { escapeRegExp } from "../../model/text/escape-reg-exp.ts";

export type ComponentUse = PageRecord["components"][number];

/** The renders that are left for searches. One component can throw on each page of a large site. */
export interface RenderBudget {
  renders: number;
}

export const RENDERS_PER_BUILD = 300;

interface Failure {
  error: unknown;
  render(page: Page): Promise<unknown>;
  budget: RenderBudget;
}

/** Renders the page once for each use of the component, without the others. */
export async function findThrowingUse(
  page: Page,
  uses: readonly ComponentUse[],
  failure: Failure,
): Promise<ComponentUse | undefined> {
  const name = await findThrowingComponent(page, uses, failure);
  const candidates = uses.filter((use) => use.name === name);
  if (name === undefined || candidates.length < 2) return candidates[0];
  // The records of nested components come before those of the components around them.
  if (!candidates.some(({ file }) => file)) {
    candidates.sort((a, b) => a.line - b.line || a.column - b.column);
  }
  const count = countOccurrences(page, name);
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
  failure: Failure,
): Promise<string | undefined> {
  const names = new Set(uses.map((use) => use.name));
  const inStack = getThrowingComponents(failure.error).find((name) => names.has(name));
  if (inStack !== undefined) return inStack;
  for (const name of names) {
    if (failure.budget.renders === 0) return undefined;
    const isRendered = countOccurrences(page, name) > 0;
    if (isRendered && !(await throwsSame(withoutComponent(page, name), failure))) return name;
  }
  return undefined;
}

async function throwsSame(page: Page, { error, render, budget }: Failure): Promise<boolean> {
  budget.renders -= 1;
  try {
    await render(page);
    return false;
  } catch (other) {
    return getErrorMessage(other) === getErrorMessage(error);
  }
}

/** In the code of articles. The names of components are not escaped in JSON. */
function splitAtComponent(page: Page, name: string): string[] {
  const pattern = new RegExp(`(?<=_jsxs?\\()${escapeRegExp(name)}(?=, )`);
  return JSON.stringify(page).split(pattern);
}

function countOccurrences(page: Page, name: string): number {
  return splitAtComponent(page, name).length - 1;
}

/** The page with only the content of a component, except at one of its uses. */
export function withoutComponent(page: Page, name: string, except?: number): Page {
  const text = splitAtComponent(page, name).reduce((before, after, index) => {
    const type = index - 1 === except ? name : "(({ children }) => children)";
    return before + type + after;
  });
  return JSON.parse(text) as Page;
}

export function getErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Further components belong to the layout. */
const maxComponents = 3;

/** Components in the stack, innermost first. Bundlers append `$1` to some names. */
export function getThrowingComponents(error: unknown): string[] {
  const stack = (error instanceof Error && error.stack) || "";
  const names = [...stack.matchAll(/^\s+at ([A-Z]\w*)(?:\$\d+)? \(/gm)].map(
    ([, name = ""]) => name,
  );
  return [...new Set(names)].slice(0, maxComponents);
}
