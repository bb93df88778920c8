import { join } from "node:path";
import { pathToFileURL } from "node:url";

export type App = typeof import("../app.tsx");

/** The app of a compiled engine, ready to draw. */
export async function loadApp(dir: string): Promise<App> {
  const app = (await import(pathToFileURL(join(dir, "rsc", "index.js")).href)) as App;
  await app.prepare();
  return app;
}
