import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { isHydrated } from "../tests/browser/page-ready.ts";
import { median, repeat } from "./calibrate.ts";
import { root } from "./corpus.ts";
import { openSlowPage } from "./load-page.ts";
import { measureLongestTask } from "./longest-task.ts";
import { measureRandomCode } from "./measure-random-code.ts";
import type { Measurement } from "./measurements.ts";
import { openPage, withServedBrowser } from "./open-browser.ts";
import { runBuild } from "./run-build.ts";
import { serveCompressedOnDemand } from "./serve.ts";
import { slowProcessor } from "./slow-page.ts";

const port = 4559;
const origin = `http://127.0.0.1:${port}`;
/** A service with 166 inputs. */
const service = "app-orchestration/amazon-eks";
const servicePage = `${origin}/docs/reference/services/${service}`;
const checkPage = `${origin}/docs/reference/check`;
const runs = 5;
const lines = 5_000;

/** Measures the block builder and the code check on the real site. */
export async function measureCode(folder: string): Promise<Measurement[]> {
  const out = join(folder, "dist-code");
  runBuild(join(root, "site"), out, join(folder, "cache-code"));
  return withServedBrowser(serveCompressedOnDemand(out, port), async (browser) => {
    // Warm-up: the server compresses a file at its first request.
    await openForm(browser, false);
    await openCheck(browser);
    return [
      ...(await measureForm(browser)),
      ...(await measureTyping(browser)),
      ...(await measureCheck(browser)),
      ...(await measurePaste(browser, createLongCode(out))),
      ...(await measureRandomCode(browser, checkPage)),
    ];
  });
}

async function measureForm(browser: Browser): Promise<Measurement[]> {
  const tapped: number[] = [];
  const hovered: number[] = [];
  for (let run = 0; run < runs; run++) {
    tapped.push(await openForm(browser, false));
    hovered.push(await openForm(browser, true));
  }
  return [
    { name: "form open after the click", value: median(tapped), unit: "ms", budget: 900 },
    { name: "form open after hover and click", value: median(hovered), unit: "ms", budget: 900 },
  ];
}

/** Milliseconds from the click until the inputs are painted, on a slow connection and processor. */
async function openForm(browser: Browser, isHovered: boolean): Promise<number> {
  const [page, session] = await openSlowPage(browser);
  // The page itself loads at full processor speed.
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.goto(servicePage, { waitUntil: "networkidle" });
  await page.waitForFunction(isHydrated);
  await page.waitForTimeout(500);
  await session.send("Emulation.setCPUThrottlingRate", slowProcessor);
  const milliseconds = await page.evaluate(clickAndWait, isHovered);
  await page.context().close();
  return milliseconds;
}

/** Runs in the page. */
async function clickAndWait(isHovered: boolean): Promise<number> {
  const button = document.querySelector<HTMLElement>("[data-configure]");
  button?.scrollIntoView({ block: "center" });
  await new Promise((resolve) => setTimeout(resolve, 300));
  if (isHovered) {
    button?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  const start = performance.now();
  button?.click();
  while (!document.querySelector(".builder-field")) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  // The inputs are in the DOM, and are painted before the next task.
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - start;
}

/** The longest tasks during the first and later key presses, with all defaults in the block. */
async function measureTyping(browser: Browser): Promise<Measurement[]> {
  const first: number[] = [];
  const later: number[] = [];
  for (let run = 0; run < runs; run++) {
    const [page, session] = await openFilledForm(browser);
    const type = async (text: string) => {
      // Wait until tracing has started.
      await page.waitForTimeout(500);
      for (const key of text) {
        await page.keyboard.type(key);
        await page.waitForTimeout(300);
      }
    };
    first.push(await measureLongestTask(session, () => type("a")));
    later.push(await measureLongestTask(session, () => type("-name")));
    await page.context().close();
  }
  const name = "block with all defaults, longest task";
  return [
    { name: `first key, ${name}`, value: median(first), unit: "ms", budget: 50 },
    { name: `later keys, ${name}`, value: median(later), unit: "ms", budget: 50 },
  ];
}

/** Opens the form with all defaults and focuses its first field, then slows the processor down. */
async function openFilledForm(browser: Browser): Promise<[Page, CDPSession]> {
  const page = await openPage(browser);
  await page.goto(servicePage, { waitUntil: "networkidle" });
  await page.waitForFunction(isHydrated);
  await page.locator("[data-configure]").first().click();
  await page.getByLabel("Write defaults too").check();
  await page.locator(".builder-field input[type=text]").first().focus();
  // Wait until the rest of the inputs is rendered.
  await page.waitForTimeout(2000);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", slowProcessor);
  return [page, session];
}

interface Ready {
  /** Milliseconds from the start of the worker until its first message. */
  engine: number;
  /** Milliseconds from the navigation until that message. */
  navigation: number;
}

async function measureCheck(browser: Browser): Promise<Measurement[]> {
  const times = await repeat(runs, () => openCheck(browser));
  const getMedian = (key: keyof Ready) => median(times.map((time) => time[key]));
  return [
    {
      name: "check ready after its script ran",
      value: getMedian("engine"),
      unit: "ms",
      budget: 1500,
    },
    { name: "check ready after the navigation", value: getMedian("navigation"), unit: "ms" },
  ];
}

async function openCheck(browser: Browser): Promise<Ready> {
  const [page] = await openSlowPage(browser);
  await page.addInitScript(watchWorker);
  await page.goto(checkPage, { waitUntil: "load" });
  await page.waitForFunction(() => Reflect.has(window, "engineReady"), null, { timeout: 60_000 });
  const ready = await page.evaluate(() => {
    const [start, end] = ["workerStart", "engineReady"].map((name) => {
      return Number(Reflect.get(window, name));
    }) as [number, number];
    return { engine: end - start, navigation: end };
  });
  await page.context().close();
  return ready;
}

/** Runs before the scripts of the page: records when the worker starts and when it first responds. */
function watchWorker(): void {
  const { Worker: Original } = window;
  window.Worker = class extends Original {
    constructor(...options: ConstructorParameters<typeof Original>) {
      super(...options);
      Reflect.set(window, "workerStart", performance.now());
      const onReady = () => Reflect.set(window, "engineReady", performance.now());
      this.addEventListener("message", onReady, { once: true });
    }
  };
}

/** Time from pasting 5,000 lines to the result, at full speed and on a processor four times slower. */
async function measurePaste(browser: Browser, code: string): Promise<Measurement[]> {
  const full = await measurePasteTime(browser, code, 1);
  const slow = await measurePasteTime(browser, code, slowProcessor.rate);
  const name = `check of ${lines} pasted lines`;
  return [
    { name, value: full, unit: "ms", budget: 300 },
    { name: `${name}, processor four times slower`, value: slow, unit: "ms" },
  ];
}

async function measurePasteTime(browser: Browser, code: string, rate: number): Promise<number> {
  const page = await openPage(browser);
  const session = await page.context().newCDPSession(page);
  await page.goto(checkPage, { waitUntil: "networkidle" });
  await page.locator(".cm-content").waitFor();
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    times.push(await pasteCode(page, `${code}# ${run}\n`));
    await page.getByRole("button", { name: "Clear" }).click();
    await page.waitForTimeout(1000);
  }
  await page.close();
  return median(times);
}

/** Milliseconds until the status shows how many calls were checked. */
async function pasteCode(page: Page, code: string): Promise<number> {
  return page.evaluate(async (text) => {
    const content = document
      .querySelector(".check-editor")
      ?.shadowRoot?.querySelector<HTMLElement>(".cm-content");
    const data = new DataTransfer();
    data.setData("text/plain", text);
    const start = performance.now();
    const options = { clipboardData: data, bubbles: true, cancelable: true };
    content?.dispatchEvent(new ClipboardEvent("paste", options));
    const status = document.querySelector(".check-status");
    while (!/module calls checked/.test(status?.textContent ?? "")) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now() - start;
  }, code);
}

interface ServiceInterface {
  source: string;
  inputs: { name: string; required: boolean; default: { text: string } | null }[];
}

/** Generates code with many calls of one service, each with different inputs. */
function createLongCode(out: string): string {
  const json = readFileSync(join(out, `api/modules/${service}.json`), "utf8");
  const { source, inputs } = JSON.parse(json) as ServiceInterface;
  const optional = inputs.filter(({ required }) => !required);
  const required = inputs.filter((input) => input.required);
  const codeLines: string[] = [];
  for (let call = 0; codeLines.length < lines; call++) {
    const chosenInputs = Array.from(
      { length: 14 },
      (_, callIndex) => optional[(call * 14 + callIndex) % optional.length],
    );
    codeLines.push(
      `module "eks_${call}" {`,
      `  source = "${source}"`,
      ...required.map(({ name }) => `  ${name} = var.${name}`),
      ...chosenInputs.flatMap((input) => `  ${input?.name} = ${input?.default?.text}`.split("\n")),
      "}",
      "",
      `resource "aws_iam_role" "role_${call}" {`,
      `  name = "role-\${var.name}-${call}"`,
      "}",
      "",
    );
  }
  return `${codeLines.join("\n")}\n`;
}
