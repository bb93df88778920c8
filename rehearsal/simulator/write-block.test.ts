import { expect, it } from "vitest";
import { createFixtureSite } from "../fixtures/create-fixture-site.ts";
import { rehearse } from "../rehearse.ts";

/** Rules of a guide with these lines. */
async function getRules(...lines: string[]): Promise<string[]> {
  const text = ["---", "after:", "start: tool=aws", "---", "", ...lines, ""].join("\n");
  const { diagnostics } = await rehearse(
    await createFixtureSite(new Map([["start.mdx", text]]), "start"),
  );
  return diagnostics.map(({ rule }) => rule);
}

const block = (title: string, ...lines: string[]) => [
  `\`\`\`hcl title="${title}"`,
  ...lines,
  "```",
  "",
];

it("changes the attribute of a block, and not that of a nested one", async () => {
  const nested = ["cluster = {", "  network = {", '    name = "inner"', "  }", ""];
  expect(
    await getRules(
      ...block("a.hcl", ...nested, '  name = "outer"', "}"),
      ...block("a.hcl (change)", "cluster = {", '  name = "new"', "}"),
      ...block("a.hcl (excerpt)", ...nested, '  name = "new"', "}"),
    ),
  ).toEqual([]);
});

it("knows Regions of AWS GovCloud that a file names", async () => {
  const guide = (region: string) =>
    getRules(
      ...block("a.hcl", `region = "${region}"`),
      "```bash",
      "aws s3 ls --region us-gov-west-1",
      "```",
    );
  expect(await guide("us-gov-west-1")).not.toContain("unused-region");
  expect(await guide("us-gov-east-1")).toContain("unused-region");
});

it("reports a role that is created later, even if its name begins with a verb", async () => {
  const guide = (name: string) =>
    getRules(
      ...["```bash", `kubectl annotate sa runner ${name}`, "```", ""],
      `{/* rehearse: provides role=${name} */}`,
    );
  expect(await guide("ci-runner")).toContain("missing-resource");
  expect(await guide("build-runner")).toContain("missing-resource");
});

it("reads only the profiles of a configuration", async () => {
  const sections = ["[profile sso-session-dev]", "[profile test ]", "", "[services local]"];
  const guide = (profile: string) =>
    getRules(
      ...['```ini title="~/.aws/config"', ...sections, "```", ""],
      ...["```bash", `aws s3 ls --profile '${profile}'`, "```"],
    );
  expect(await guide("sso-session-dev")).not.toContain("missing-profile");
  expect(await guide("test")).not.toContain("missing-profile");
  expect(await guide("services local")).toContain("missing-profile");
});
