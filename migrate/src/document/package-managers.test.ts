import { expect, it } from "vitest";
import { convertPackageManagers } from "./package-managers.ts";

it.each<[string, string, string, string]>([
  [
    "npm install --save-dev a@1",
    "yarn add --dev a@1",
    "pnpm add --save-dev a@1",
    "bun add --dev a@1",
  ],
])("translates %j", (npm, yarn, pnpm, bun) => {
  const { body, needsMdx } = convertPackageManagers(
    `1. a\n\n   \`\`\`bash npm2yarn\n   ${npm}\n   \`\`\`\n`,
  );
  expect(needsMdx).toBe(true);
  const lines = body.split("\n").map((line) => line.trim());
  expect(lines.filter((_, index) => lines[index - 1] === "```bash")).toEqual([
    npm,
    yarn,
    pnpm,
    bun,
  ]);
  expect(body.startsWith('1. a\n\n   <Tabs groupId="npm2yarn">\n')).toBe(true);
});

it("leaves other code as it is", () => {
  const body = "```bash\nnpm install\n```\n";
  expect(convertPackageManagers(body)).toEqual({ body, needsMdx: false });
});
