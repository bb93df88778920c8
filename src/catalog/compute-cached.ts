import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import type { CacheStore } from "../model/cache.ts";

/** @param inputs all that the value depends on, including the version of the engine */
export function computeCached<T>(store: CacheStore | null, inputs: unknown, compute: () => T): T {
  const key = createHash("sha256").update(JSON.stringify(inputs)).digest("base64url");
  const bytes = store?.read(key);
  if (bytes) return deserialize(bytes) as T;
  const value = compute();
  store?.write(key, serialize(value));
  return value;
}
