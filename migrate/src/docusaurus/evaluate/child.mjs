// @ts-check
import { writeSync } from "node:fs";
import { pathToFileURL } from "node:url";

/**
 * Evaluates one compiled module and prints its default export as JSON to descriptor 3. Arguments: the
 * module, and a JSON list of the addresses for which `createRedirects` of the redirects plugin is asked.
 */
const [, , program = "", addresses = "null"] = process.argv;

/** @param {unknown} value */
async function settled(value) {
  const result = await value;
  return typeof result === "function" && !isPlaceholder(result) ? await result() : result;
}

/** @param {any} value */
function isPlaceholder(value) {
  return typeof value === "function" && value["migrate:placeholder"] !== undefined;
}

/** @param {unknown} value */
function toJson(value) {
  /** @type {unknown[]} */
  const open = [];
  return JSON.stringify(value, function replace(_key, inner) {
    while (open.length > 0 && open.at(-1) !== this) open.pop();
    if (isPlaceholder(inner)) return { "migrate:placeholder": inner["migrate:placeholder"] };
    if (typeof inner === "function") return { "migrate:function": inner.name };
    if (typeof inner === "bigint" || inner instanceof RegExp) return String(inner);
    if (typeof inner === "object" && inner !== null) {
      if (open.includes(inner)) return undefined;
      open.push(inner);
    }
    return inner;
  });
}

/**
 * What `createRedirects` of the redirects plugin answers for each address.
 *
 * @param {any} config
 * @param {string[]} known
 */
function createdRedirects(config, known) {
  for (const plugin of config.plugins ?? []) {
    const [name, options] = Array.isArray(plugin) ? plugin : [plugin];
    if (!String(name).includes("client-redirects")) continue;
    if (typeof options?.createRedirects !== "function") continue;
    return known.flatMap((address) =>
      [options.createRedirects(address) ?? []].flat().map((from) => ({ from, to: address })),
    );
  }
  return [];
}

try {
  const module = await import(pathToFileURL(program).href);
  let exported = module.default;
  // A CommonJS module compiled from `export default`.
  if (exported?.__esModule && exported.default !== undefined) exported = exported.default;
  const value = await settled(exported);
  const known = JSON.parse(addresses);
  writeSync(3, toJson(known === null ? value : createdRedirects(value, known)) ?? "null");
  process.exit(0);
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  const { permission, resource } = /** @type {any} */ (error ?? {});
  const asked = resource ? ` (${permission}: ${resource})` : "";
  writeSync(3, JSON.stringify({ "migrate:error": `${text.split("\n")[0]}${asked}` }));
  process.exit(1);
}
