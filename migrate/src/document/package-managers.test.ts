import { expect, it } from "vitest";
import { convertPackageManagers } from "./package-managers.ts";

it.each<[string, string, string, string]>([
  ["npm install --save-dev a@1", "yarn add --dev a@1", "pnpm add -D a@1", "bun add --dev a@1"],
  ["npm i", "yarn install", "pnpm install", "bun install"],
  ["npm install -g a", "yarn global add a", "pnpm add -g a", "bun add -g a"],
  ["npm run build -- --fast", "yarn build --fast", "pnpm run build --fast", "bun run build --fast"],
  [
    "npx a b && npm start",
    "yarn dlx a b && yarn start",
    "pnpm dlx a b && pnpm start",
    "bunx a b && bun run start",
  ],
  [
    "npm init a@latest b",
    "yarn create a@latest b",
    "pnpm create a@latest b",
    "bun create a@latest b",
  ],
  ["npm init -y", "yarn init -y", "pnpm init", "bun init -y"],
  ["npm rm -g a", "yarn global remove a", "pnpm remove -g a", "bun remove -g a"],
  ["npm update -g a", "yarn global upgrade a", "pnpm update -g a", "bun update -g a"],
  ["cd my-npm install", "cd my-npm install", "cd my-npm install", "cd my-npm install"],
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
  expect(convertPackageManagers(body)).toEqual({ body, needsMdx: false, diagnostics: [] });
});
