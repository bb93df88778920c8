import type { Browser, Page } from "@playwright/test";
import type { Figure } from "./figures.ts";

const size = 1_000_000;

/** Random numbers that are the same in each run: https://en.wikipedia.org/wiki/Linear_congruential_generator */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}

const random = randomFrom(7);
const tokens = [
  "module ",
  "{\n",
  "}\n",
  "= ",
  '"a" ',
  "[",
  "]",
  "(",
  ")",
  "${",
  "<<E\n",
  "\n",
  "?",
];
const halfWritten =
  'module "vpc" {\n  source = "git::git@github.com:\n  name = \n  zones = [for x in ]\n}\n';

function repeated(text: string): string {
  return text.repeat(size / text.length);
}

function made(part: () => string): string {
  const parts: string[] = [];
  for (let length = 0; length < size; ) length += parts[parts.push(part()) - 1]?.length ?? 1;
  return parts.join("").slice(0, size);
}

/** 1 MB each, of what is no code; the names are those of `check-sources.test.ts`. */
const texts: Record<string, () => string | Uint8Array> = {
  "half-written HCL": () => repeated(halfWritten),
  binary: () => Uint8Array.from({ length: size }, () => random(256)),
  "deep nesting": () => repeated('module "a" {\n'),
  "nesting up to the limit": () => repeated(`a = ${"[".repeat(190)}\n${"]".repeat(190)}\n`),
  letters: () => made(() => (random(30) === 0 ? "\n" : String.fromCharCode(97 + random(26)))),
  characters: () => made(() => (random(30) === 0 ? "\n" : String.fromCharCode(32 + random(95)))),
  tokens: () => made(() => tokens[random(tokens.length)] ?? ""),
  "open strings": () => repeated('"\n'),
  "open heredocs": () => repeated("a = <<EOT\n"),
  prose: () => repeated("The quick brown fox jumps over the lazy dog.\n"),
};

/** From the choice of a file of 1 MB to the answer of the check, at full speed. */
export async function anythingFigures(browser: Browser, checkPage: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(checkPage, { waitUntil: "networkidle" });
  await page.locator(".cm-content").waitFor();
  const figures: Figure[] = [];
  for (const [name, text] of Object.entries(texts)) {
    const value = await answerTo(page, Buffer.from(text()));
    figures.push({ name: `answer to 1 MB, ${name}`, value, unit: "ms", budget: 2000 });
  }
  await context.close();
  return figures;
}

async function answerTo(page: Page, buffer: Buffer): Promise<number> {
  await page.getByRole("button", { name: "Clear" }).click();
  await page.getByText("There is no code to check yet.").waitFor();
  // A change soon after another one waits.
  await page.waitForTimeout(500);
  const time = page.evaluate(waitForAnswer);
  const file = { name: "main.tf", mimeType: "application/octet-stream", buffer };
  await page.locator(".check-bar input[type=file]").first().setInputFiles(file);
  return time;
}

/** Runs in the page. */
async function waitForAnswer(): Promise<number> {
  const field = document.querySelector(".check-bar input[type=file]");
  const start = await new Promise<number>((resolve) => {
    field?.addEventListener("change", () => resolve(performance.now()), { once: true });
  });
  // A check that took too long says so beside the line of state.
  const isOpen = () =>
    /^(?:There is no code|Checking)/.test(
      document.querySelector(".check-status")?.textContent ?? "",
    ) && !document.querySelector(".check > [role=alert]");
  while (isOpen()) await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - start;
}
