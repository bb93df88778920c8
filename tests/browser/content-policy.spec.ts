import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { Parser } from "htmlparser2";
import { getDocumentFile } from "../../src/framework/client/payload-format.ts";
import { openPage } from "./page-ready.ts";
import { collectViolations } from "./policy-violations.ts";
import { type SiteUnderTest, test } from "./sites.ts";

/** Every page of the built site. Redirects are omitted, because they run no scripts. */
function allPages({ outDir, at }: SiteUnderTest): { address: string; html: string }[] {
  return readdirSync(outDir, { recursive: true, encoding: "utf8" })
    .filter((file) => file === "index.html" || file.endsWith(`/${getDocumentFile("")}`))
    .map((file) => ({
      address: at(`/${file.slice(0, -getDocumentFile("").length)}`),
      html: readFileSync(join(outDir, file), "utf8"),
    }))
    .filter(({ html }) => !html.includes('http-equiv="refresh"'));
}

interface PageElement {
  name: string;
  attribs: Record<string, string>;
  /** The text after its start tag; of scripts and styles, all of it. */
  text: string;
}

/** Reads the elements of a page without building a tree, which takes three times as long. */
function elementsOf(html: string): PageElement[] {
  const elements: PageElement[] = [];
  const parser = new Parser({
    onopentag: (name, attribs) => elements.push({ name, attribs, text: "" }),
    ontext(text) {
      const last = elements.at(-1);
      if (last) last.text += text;
    },
  });
  parser.end(html);
  return elements;
}

/** Returns the elements of a document that its policy blocks. */
function refusedParts(html: string): string[] {
  const elements = elementsOf(html);
  const policyOf = elements.find(
    ({ attribs }) => attribs["http-equiv"] === "Content-Security-Policy",
  );
  const policy = policyOf?.attribs.content ?? "";
  const scripts = hashesOf(policy, "script-src");
  const styles = hashesOf(policy, "style-src");
  if (scripts.length === 0) return ["no policy with the hash of a script"];
  return elements.flatMap(({ name, attribs, text }) => {
    const refused = Object.keys(attribs).filter((key) => key === "style" || key.startsWith("on"));
    if (/^\s*javascript:/i.test(attribs.href ?? "")) refused.push("href");
    // Any other type is data.
    const runs = name === "script" && /^(?:|module|text\/javascript)$/.test(attribs.type ?? "");
    const allowed = name === "style" ? styles : scripts;
    if ((name === "style" || runs) && attribs.src === undefined) {
      if (!allowed.includes(hashOf(text))) refused.push("text");
    }
    const loaded = runs ? attribs.src : attribs.rel === "stylesheet" ? attribs.href : undefined;
    if (loaded !== undefined && !/^\/(?!\/)/.test(loaded)) refused.push(loaded);
    return refused.map((part) => `<${name}> ${part}`);
  });
}

function hashesOf(policy: string, directive: string): string[] {
  const sources = policy.split(";").find((part) => part.startsWith(`${directive} `)) ?? "";
  return sources.match(/'sha256-[^']+'/g) ?? [];
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

test("no page violates its own policy", ({ site }) => {
  const pages = allPages(site);
  expect(pages.length).toBeGreaterThan(10);
  const refused = pages.flatMap(({ address, html }) =>
    refusedParts(html).map((part) => `${address}: ${part}`),
  );
  expect(refused).toEqual([]);
});

test("the content security policy in use", async ({ page, site }) => {
  const violations = await collectViolations(page);
  await test.step("search, dialogs, menus, and navigation comply with it", async () => {
    await openPage(page, site.long.path);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("the");
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.locator(".theme-switch").first().click();
    await page.locator(`.side a[href="${site.second.path}"]`).click();
    await expect(page.locator("h1")).toHaveText(site.second.title);
    expect(await violations()).toEqual([]);
  });
  await test.step("foreign code does not run", async () => {
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.ran = true";
      document.body.append(script);
      const button = document.createElement("button");
      button.setAttribute("onclick", "window.ran = true");
      document.body.append(button);
      button.click();
    });
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
    await expect.poll(async () => (await violations()).length).toBeGreaterThanOrEqual(2);
  });
});
