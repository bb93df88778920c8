import { Builder, Origin, type WebDriver } from "selenium-webdriver";
import { findFreePort } from "../../support/programs.ts";
import { type Driver, keyCode } from "./driver.ts";
import { findWebKit } from "./find-browsers.ts";
import { startProcess } from "./start-process.ts";

/** In milliseconds. */
const timeout = 15_000;

/**
 * WebKitGTK, driven with its WebDriver server. It has no headless mode, so it needs an X server.
 */
export async function startWebKit(): Promise<Driver> {
  const programs = findWebKit();
  if (programs === undefined) throw new Error("no WebKit: run `npm run test:browsers`");
  const screen = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const display = await startProcess(programs.xServer, screen, /^(\d+)\n/m);
  const port = await findFreePort();
  const server = await startServer(programs.server, port, display.firstMatch);
  const options = { binary: programs.browser, args: ["--automation"] };
  const building = new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    // With other strategies, commands wait for pages that may never load.
    .withCapabilities({
      browserName: "MiniBrowser",
      pageLoadStrategy: "none",
      "webkitgtk:browserOptions": options,
    })
    .build();
  const driver = await withTimeout(building, 60_000);
  await driver.manage().setTimeouts({ script: timeout, pageLoad: timeout });
  const capabilities = await driver.getCapabilities();

  return {
    version: String(capabilities.get("browserVersion")),
    open: (address) => withTimeout(driver.get(address)),
    evaluate: (expression) => withTimeout(evaluate(driver, expression)),
    async click(x, y) {
      const at = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 };
      await withTimeout(driver.actions().move(at).click().perform());
    },
    async press(keys) {
      const codes = keys.map(keyCode);
      let actions = driver.actions();
      for (const code of codes) actions = actions.keyDown(code);
      for (const code of codes.reverse()) actions = actions.keyUp(code);
      await withTimeout(actions.perform());
    },
    type: (text) => withTimeout(driver.actions().sendKeys(text).perform()),
    async traverse(delta) {
      // The WebDriver command would wait for a load, which does not happen on the same document.
      await withTimeout(driver.executeScript(`setTimeout(() => history.go(${delta}))`));
    },
    reload: () => withTimeout(driver.navigate().refresh()),
    resize: (width, height) => withTimeout(resize(driver, width, height)),
    async close() {
      await withTimeout(driver.quit()).catch(() => {});
      await server.end();
      await display.end();
    },
  };
}

/** Rejects if a command does not return, as some do when the page is replaced. */
async function withTimeout<T>(command: Promise<T>, time = timeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the browser does not respond")), time);
  });
  return Promise.race([command, expired]).finally(() => clearTimeout(timer));
}

async function startServer(program: string, port: number, display: string) {
  const env = { DISPLAY: `:${display}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" };
  // The server prints nothing when it is ready.
  const server = await startProcess(
    "sh",
    ["-c", 'echo started; exec "$0" "$@"', program, `--port=${port}`],
    /(started)/,
    env,
  );
  const until = Date.now() + timeout;
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (response?.ok) return server;
    if (Date.now() > until) {
      await server.end();
      throw new Error(`${program} does not respond`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function evaluate(driver: WebDriver, expression: string): Promise<string> {
  return driver.executeScript<string>(`return ${expression}`);
}

/** WebDriver sets the size of the window, and the page is smaller. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const window = driver.manage().window();
  const [frame, inner] = await Promise.all([
    window.getRect(),
    evaluate(driver, "[innerWidth, innerHeight].join()"),
  ]);
  const [innerWidth = 0, innerHeight = 0] = inner.split(",").map(Number);
  await window.setRect({
    x: 0,
    y: 0,
    width: width + frame.width - innerWidth,
    height: height + frame.height - innerHeight,
  });
}
