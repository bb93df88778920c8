import { join } from "node:path";
import { rolldown } from "rolldown";

interface ArchiveScript {
  /** Folder that holds the engine's package.json. */
  root: string;
  /** The built site. */
  outDir: string;
  /** Path of the client entry below it. */
  entry: string;
  baseUrl: string;
}

/** Vite's list of what a chunk loads beside its code: styles and other chunks, all in one file here. */
const chunkNeeds = /const __vite__mapDeps=.*/;

const door = "archive-door";

/**
 * All scripts of a built site as one classic script: browsers load no modules from a disk. What they
 * ask of a host goes through `siteArchive`; without a worker, the search runs in the page.
 */
export async function bundleArchiveScript(options: ArchiveScript): Promise<string> {
  const { root, outDir, entry, baseUrl } = options;
  const runtime = join(root, "src/framework/client/archive-runtime.ts");
  const doorCode = [
    `import { startArchive } from ${JSON.stringify(runtime)};`,
    `startArchive(document.currentScript.src, ${JSON.stringify(baseUrl)});`,
  ].join("\n");
  const bundle = await rolldown({
    input: "archive-entry",
    platform: "browser",
    // Code that was made for the browser already.
    treeshake: false,
    logLevel: "silent",
    transform: {
      define: {
        fetch: "siteArchive.fetch",
        Worker: "undefined",
        "location.assign": "siteArchive.assign",
        "location.replace": "siteArchive.replace",
        // Scripts compare the path that they came from with the base URL.
        "import.meta.url": JSON.stringify(`https://archive.invalid${baseUrl}assets/archive.js`),
      },
    },
    plugins: [
      {
        name: "archive",
        resolveId: (id) => (id === "archive-entry" || id === door ? id : undefined),
        load(id) {
          // The door is a module of its own: it runs before the entry is.
          if (id === "archive-entry") {
            return `import ${JSON.stringify(door)};\nimport ${JSON.stringify(join(outDir, entry))};`;
          }
          return id === door ? doorCode : undefined;
        },
        transform: {
          filter: { id: /\.js$/ },
          handler: (code) => code.replace(chunkNeeds, "const __vite__mapDeps=()=>[];"),
        },
      },
    ],
  });
  const { output } = await bundle.generate({
    format: "iife",
    codeSplitting: false,
    minify: true,
  });
  await bundle.close();
  return output[0].code.replaceAll("</script", "<\\/script");
}
