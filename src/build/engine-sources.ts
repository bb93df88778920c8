/** What makes a page, from its source to all that is known of it, by path from `src`. */
export const engineSources = [
  ...["model", "config", "content", "kernel", "theme", "search", "publish/markdown"],
  ...["app.tsx", "render-worker.ts", "thread.ts", "build/finish-page.ts"],
  ...["build/compile-bundle.ts", "build/run-compiler.ts"],
  // The compiler looks for one above each module.
  ...["tsconfig.json", "../tsconfig.json"],
];
