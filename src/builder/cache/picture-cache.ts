import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hashOf } from "./hash.ts";
import { isAbandoned } from "./is-abandoned.ts";

export type Draw = (svg: string) => Promise<Uint8Array>;

export interface PictureCache {
  /** The picture from before, or drawn now. */
  picture(svg: string): Promise<Uint8Array>;
  /** Forgets the pictures that nobody asked for. */
  prune(): void;
}

/** A build that is stopped leaves no half of a picture. What cannot be kept only costs time. */
async function keep(file: string, drawn: Uint8Array): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, drawn)
    .then(() => rename(unfinished, file))
    .catch(() => {});
}

/** Drawn pictures on disk, by what `draw` is called and what it draws. */
export function openPictureCache(folder: string, renderer: string, draw: Draw): PictureCache {
  mkdirSync(folder, { recursive: true });
  const used = new Set<string>();
  return {
    async picture(svg) {
      const name = `${hashOf(renderer, svg)}.png`;
      used.add(name);
      const file = join(folder, name);
      return readFile(file).catch(async () => {
        const drawn = await draw(svg);
        await keep(file, drawn);
        return drawn;
      });
    },
    prune() {
      for (const name of readdirSync(folder)) {
        const isUnused = name.endsWith(".png") ? !used.has(name) : isAbandoned(name);
        if (isUnused) rmSync(join(folder, name), { force: true });
      }
    },
  };
}
