import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { expectAccessible } from "./axe.ts";
import { collectFailures, delayRequests, openPage, requestsSettled } from "./page-ready.ts";
import { test } from "./sites.ts";

const checkPage = "/docs/reference/check";
const eks =
  "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/services/eks-cluster";

/**
 * A cluster with a misspelled input, one that was removed in version 0.117.0, and an unknown
 * output.
 */
const code = `module "private_cluster_name" {
  source = "${eks}?ref=v0.116.0"

  cluster_name = "secret-4711"
  vpc_idd = var.vpc_id
  control_plane_vpc_subnet_ids = []
  allow_inbound_api_access_from_cidr_blocks = []
  access_entry_poilcy_associations = {}
}

output "arn" {
  value = module.private_cluster_name.eks_cluster_arns
}
`;

function editorOf(page: Page): Locator {
  return page.getByRole("textbox", { name: "Your code" });
}

async function openCheck(page: Page): Promise<void> {
  await openPage(page, checkPage);
  // The editor replaces a plain text field.
  await expect(page.locator(".cm-content")).toBeVisible();
}

function statusOf(page: Page): Locator {
  return page.locator(".check-status");
}

async function chooseFiles(page: Page, files: { name: string; text: string | Uint8Array }[]) {
  const chosen = files.map(({ name, text }) => {
    return { name, mimeType: "application/octet-stream", buffer: Buffer.from(text) };
  });
  await page.locator(".check-bar input[type=file]").first().setInputFiles(chosen);
}

test("checks pasted code, fixes it, and sends nothing", async ({ page }) => {
  const failures = collectFailures(page);
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await openCheck(page);
  await editorOf(page).focus();
  await page.keyboard.insertText(code);
  await expect(statusOf(page)).toHaveText("3 findings. 1 module call checked.");
  const findings = page.locator(".check-findings li");
  await expect(findings.first()).toContainText("has no input vpc_idd; did you mean vpc_id?");
  await expect(page.locator(".cm-lintRange-error", { hasText: "vpc_idd" })).toBeVisible();

  // A position in the list selects the line.
  await findings.first().getByRole("button", { name: "main.tf:5:3" }).press("Enter");
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.type("my_");
  await expect(editorOf(page)).toContainText("my_vpc_idd = var.vpc_id");
  for (let count = 0; count < 3; count++) await page.keyboard.press("Backspace");

  await page.getByRole("button", { name: "Fix all 2 findings" }).press("Enter");
  await expect(statusOf(page)).toHaveText("No findings. 1 module call checked.");
  await expect(editorOf(page)).toContainText("  vpc_id = var.vpc_id");

  // The upgrade changes this code.
  await page.getByRole("combobox", { name: "Upgrade to" }).selectOption("2.11.1");
  const changes = page.locator(".check .code");
  await expect(changes).toContainText('+   kubernetes_version = "1.30"');
  // No guide names the successor of the input that version 0.117.0 removed.
  await expect(changes).toContainText("    access_entry_poilcy_associations = {}");
  await page.getByRole("button", { name: "Apply to the code" }).press("Enter");
  await expect(editorOf(page)).toContainText("?ref=v2.11.1");
  await expect(statusOf(page)).toHaveText("1 finding. 1 module call checked.");
  await expect(findings).toContainText(
    "its successor is probably access_entry_policy_associations",
  );

  expect(failures()).toEqual([]);
  const origin = new URL(page.url()).origin;
  for (const request of requests) {
    expect(request.method()).toBe("GET");
    expect(request.postData()).toBeNull();
    expect(new URL(request.url()).origin).toBe(origin);
    expect(request.url()).not.toMatch(/4711|private_cluster|vpc_idd/);
  }
  const requested = requests
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => /^\/api\//.test(path));
  expect(requested.sort()).toEqual([
    "/api/modules/app-orchestration/amazon-eks/history.json",
    "/api/versions.json",
  ]);
});

test("during a check, marks move with their text, and a fix waits", async ({ page }) => {
  await openCheck(page);
  await editorOf(page).focus();
  await page.keyboard.insertText(code);
  await expect(statusOf(page)).toHaveText("3 findings. 1 module call checked.");
  const worker = page.workers().find((one) => one.url().includes("check-worker"));
  const checked = worker?.evaluate(() => {
    const end = Date.now() + 4_000;
    while (Date.now() < end);
  });
  await page.keyboard.press("Control+Home");
  await page.keyboard.insertText("# The cluster of all teams\n");
  await page.locator(".cm-lintRange-error", { hasText: "vpc_idd" }).hover();
  const fix = page.locator(".cm-diagnosticAction");
  await fix.click();
  await expect(statusOf(page)).toHaveText("Checking…");
  await checked;
  await expect(statusOf(page)).toHaveText("3 findings. 1 module call checked.");
  await expect(editorOf(page)).toContainText("  vpc_idd = var.vpc_id");
  await page.mouse.move(0, 0);
  await page.locator(".cm-lintRange-error", { hasText: "vpc_idd" }).hover();
  await fix.click();
  await expect(editorOf(page)).toContainText("  vpc_id = var.vpc_id");
});

test("while the check loads, nothing claims that scripts are missing, and the hint stays in place", async ({
  page,
}) => {
  const showField = await delayRequests(page, "**/parts/workbench-*.js");
  const showEditor = await delayRequests(page, "**/parts/editor-*.js");
  await page.goto(checkPage);
  await expect(page.getByText("needs JavaScript")).toBeAttached();
  await expect(page.getByText("needs JavaScript")).toBeHidden();
  showField();
  const field = page.locator("textarea.check-editor");
  await expect(field).toHaveAttribute("placeholder", /^Paste Terraform/);
  const before = await field.evaluate((element) => {
    const style = getComputedStyle(element);
    const start = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.borderLeftWidth);
    return element.getBoundingClientRect().left + start;
  });
  showEditor();
  const hint = await page.getByText(/^Paste Terraform or Terragrunt code/).boundingBox();
  expect(Math.abs((hint?.x ?? 0) - before)).toBeLessThan(2);
});

test("the page without code, and its example", async ({ page }) => {
  await test.step("without code, the editor says what to put there, and an example is one click away", async () => {
    await openCheck(page);
    await expect(page.locator(".check")).toContainText("appear here while you type");
    await expect(page.getByText(/^Paste Terraform or Terragrunt code/)).toBeVisible();
    await expect(page.locator(".check-editor")).toHaveCSS("border-style", "dashed");
    await expect(page.getByRole("button", { name: "Clear" })).toHaveCount(0);
    await expectAccessible(page, "empty check", { within: ".check" });
    await page.getByRole("button", { name: "Try an example" }).click();
    await expect(statusOf(page)).toContainText("finding");
    await expect(page.locator(".check-editor")).toHaveCSS("border-style", "solid");
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(statusOf(page)).toHaveText("No code to check yet.");
  });
  await test.step("on a phone the number of findings is above the code", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Try an example" }).click();
    await expect(statusOf(page)).toContainText("1 finding");
    const code = await editorOf(page).boundingBox();
    const status = await statusOf(page).boundingBox();
    expect((status?.y ?? 0) + (status?.height ?? 0)).toBeLessThanOrEqual(code?.y ?? 0);
  });
});

test("reads files and archives, and reports what it skips", async ({ page }) => {
  const failures = collectFailures(page);
  await openCheck(page);
  const unit = (version: string, more = "") =>
    `terraform {\n  source = "${eks.replace("services/eks-cluster", "networking/sns-topics")}?ref=v${version}"\n}\n\ninputs = {\n  name = "alarms"${more}\n}\n`;
  const archive = zipSync({
    "live/a/terragrunt.hcl": strToU8(unit("2.11.1")),
    "live/b/terragrunt.hcl": strToU8(
      unit("0.95.0", '\n  slack_webhook_url = "<img src=x onerror=alert(1)>"'),
    ),
    "live/bomb.tf": new Uint8Array(5_000_000),
    "live/README.md": strToU8("# Nothing"),
  });
  await chooseFiles(page, [
    { name: "live.zip", text: archive },
    { name: "binary.tf", text: new Uint8Array([0, 1, 2, 255]) },
    { name: "hostile.tf", text: 'module "<script>alert(1)</script>" {\n' },
  ]);
  await expect(statusOf(page)).toHaveText("2 findings. 2 module calls checked.");
  const refused = page.getByRole("region", { name: "Not checked (2)" });
  await expect(refused).toContainText("live/bomb.tf is larger than 1 MB: use the command line");
  await expect(refused).toContainText("binary.tf is not UTF-8 text");
  await page.getByRole("button", { name: "live/b/terragrunt.hcl:7:3" }).click();
  await expect(page.getByRole("combobox", { name: "File" })).toHaveValue("live/b/terragrunt.hcl");
  await expect(editorOf(page)).toContainText("<img src=x onerror=alert(1)>");
  await expect(page.locator(".check img")).toHaveCount(0);

  await chooseFiles(page, [{ name: "damaged.zip", text: "no archive" }]);
  await expect(statusOf(page)).toHaveText("The archive could not be read.");
  await chooseFiles(page, [{ name: "notes.txt", text: "no code" }]);
  await expect(statusOf(page)).toHaveText(/These files contain no code/);
  expect(failures()).toEqual([]);
});

test("is in the menu of a service", async ({ page }) => {
  await openPage(page, "/docs/reference/services/networking/sns-topics");
  await page.locator(".ref-top").getByRole("button", { name: "More", exact: true }).click();
  await page.locator(".ref-top").getByRole("link", { name: "Check my code" }).click();
  await expect(page).toHaveURL(checkPage);
  await expect(editorOf(page)).toBeVisible();
  // The browser resets the focus at the end of a navigation.
  await requestsSettled(page);
  await expect(page.locator(".cm-content")).toBeVisible();
  await editorOf(page).focus();
  await page.keyboard.insertText(code);
  await expect(statusOf(page)).toHaveText("3 findings. 1 module call checked.");
  // Back and Forward render it again.
  await page.goBack();
  await expect(page.getByRole("button", { name: "Configure", exact: true })).toBeVisible();
  await page.goForward();
  await expect(editorOf(page)).toBeVisible();
  await expect(statusOf(page)).toHaveText("No code to check yet.");
});

test("reads dropped files and folders", async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "dropped-"));
  try {
    for (const [path, text] of Object.entries({
      "live/a/main.tf": code,
      "live/b/main.tf": "# Nothing.\n",
      "live/.terraform/modules/main.tf": code,
      "live/README.md": "# Nothing",
    })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    await openCheck(page);
    await drop(page, [join(folder, "live/a/main.tf")]);
    await expect(statusOf(page)).toHaveText("3 findings. 1 module call checked.");
    await expect(page.getByRole("button", { name: "main.tf:5:3", exact: true })).toBeVisible();

    await drop(page, [join(folder, "live"), join(folder, "live/README.md")]);
    await expect(page.getByRole("button", { name: "live/a/main.tf:5:3" })).toBeVisible();
    await expect(page.getByRole("combobox", { name: "File" }).locator("option")).toHaveText([
      "live/a/main.tf",
      "live/b/main.tf",
    ]);
    await expect(statusOf(page)).toHaveText("3 findings. 1 module call checked.");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Drops files and folders onto the editor. */
async function drop(page: Page, files: string[]): Promise<void> {
  const { x = 0, y = 0 } = (await editorOf(page).boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await session.send("Input.dispatchDragEvent", { type, x: x + 20, y: y + 10, data });
  }
  await session.detach();
}

test("checks 1 MB of arbitrary text, and rejects 5 MB", async ({ page }) => {
  const failures = collectFailures(page);
  await openCheck(page);
  const prose = "The quick brown fox jumps over the lazy dog.\n";
  await chooseFiles(page, [
    { name: "prose.tf", text: prose.repeat(1_000_000 / prose.length) },
    { name: "lines.tf.json", text: '{"a": 1}\n'.repeat(100_000) },
    { name: "large.tf", text: "# A comment.\n".repeat(400_000) },
    { name: "line.tf", text: `# ${"x".repeat(30_000)}\n` },
    { name: "deep.tf", text: `a = ${"[".repeat(300)}${"]".repeat(300)}\n` },
  ]);
  const refused = page.getByRole("region", { name: "Not checked (3)" });
  await expect(refused).toContainText("large.tf is larger than 1 MB: use the command line");
  await expect(refused).toContainText("line.tf has a line longer than 20,000 characters");
  await expect(refused).toContainText("deep.tf is nested too deeply");
  const findings = page.locator(".check-findings li");
  await expect(findings).toHaveCount(2);
  await expect(findings.filter({ hasText: "prose.tf" })).toContainText("is not valid HCL");
  await expect(findings.filter({ hasText: "lines.tf.json" })).toContainText("is not valid JSON");
  expect(failures()).toEqual([]);
});

test("is accessible with diagnostics and an upgrade", async ({ page }) => {
  await openCheck(page);
  await editorOf(page).focus();
  await page.keyboard.insertText(code);
  await page.getByRole("combobox", { name: "Upgrade to" }).selectOption("2.11.1");
  await expect(page.locator(".check .code")).toBeVisible();
  await expectAccessible(page, "check", { within: ".check" });
});
