import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    globalSetup: "tests/temporary-folder.ts",
    projects: [
      {
        test: {
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}", "tests/specification/**/*.test.ts"],
          // The first test of a file that highlights code loads the grammars: seconds on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "site",
          include: ["tests/site/**/*.test.ts"],
          // A site build compiles the engine the first time.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // One engine bundle in one process: the fixtures share it.
          fileParallelism: false,
        },
      },
    ],
  },
});
