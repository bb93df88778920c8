import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../site/build-fixture.ts";
import { routesBySidebar } from "./routes.ts";
import { sections } from "./sections.ts";

const file = join(root, "docs/behaviors.md");

const introduction = `# Behaviors

What a reader of the site can rely on, by section of the product's specification. \`tests/specification\` names the tests of each row. This file is generated: \`UPDATE_DOCS=1 npm run test:unit\`.
`;

function formatSection(name: string, lines: readonly string[]): string {
  return `## Section ${name}\n\n${lines.map((line) => `- ${line}`).join("\n")}\n`;
}

/** The contents of docs/behaviors.md. */
function formatBehaviors(): string {
  const behaviors = Object.entries(sections).map(([name, rows]) =>
    formatSection(name, Object.keys(rows)),
  );
  const addresses = Object.entries(routesBySidebar).map(
    ([sidebar, routes]) =>
      `${sidebar === "none" ? "without a sidebar" : `with the sidebar \`${sidebar}\``}: ${routes
        .map((route) => `\`${route}\``)
        .join(", ")}`,
  );
  return [introduction, ...behaviors, formatSection("2, addresses", addresses)].join("\n");
}

it("lists every behavior of the specification in docs/behaviors.md", () => {
  const text = formatBehaviors();
  if (process.env.UPDATE_DOCS) writeFileSync(file, text);
  expect(readFileSync(file, "utf8")).toBe(text);
});
