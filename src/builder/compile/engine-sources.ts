/** What makes a page, from its source to all that is known of it, by path from `src`. */
export const engineSources = [
  ...["model", "config", "content", "framework", "theme", "search", "publish/markdown"],
  ...["app.tsx", "builder/render/render-worker.ts", "builder/render/thread.ts"],
  "builder/render/extract-page-data.ts",
  ...["builder/compile/compile-bundle.ts", "builder/compile/run-compiler.ts"],
  // The compiler looks for one above each module.
  ...["tsconfig.json", "../tsconfig.json"],
];
