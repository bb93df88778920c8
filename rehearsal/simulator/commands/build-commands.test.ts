import { expect, it } from "vitest";
import { createFixtureSite } from "../../fixtures/create-fixture-site.ts";
import { rehearse } from "../../rehearse.ts";

/** Rules of a guide with one shell command. */
async function getRules(command: string): Promise<string[]> {
  const head = ["---", "after:", "start: tool=kubectl tool=helm tool=docker", "---", ""];
  const text = [...head, "```bash", command, "```", ""].join("\n");
  const { diagnostics } = await rehearse(
    await createFixtureSite(new Map([["start.mdx", text]]), "start"),
  );
  return diagnostics.map(({ rule }) => rule);
}

it.each([
  ["helm create web", []],
  ["helm template web -f gone.yaml", ["missing-file"]],
  ["kubectl create namespace web", ["no-cluster"]],
  ["kubectl create namespace web --dry-run=client", []],
  ["kubectl logs -f web", ["no-cluster"]],
  ["kubectl apply -f gone.yaml", ["missing-file", "no-cluster"]],
])("requires the files and the cluster of a command: %s", async (command, rules) => {
  expect((await getRules(command)).sort()).toEqual(rules);
});

it.each([
  ["docker build .", ["missing-file"]],
  ["touch Dockerfile && docker build -t web:1 . && docker push web:1", []],
  ["docker push web:1", ["missing-resource"]],
])("follows images from build to push: %s", async (command, rules) => {
  expect(await getRules(command)).toEqual(rules);
});
