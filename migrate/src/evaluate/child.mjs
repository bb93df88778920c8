// @ts-check
import fs from "node:fs";
import nodeModule from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseEnv } from "node:util";

/**
 * Evaluates one compiled module and prints its default export as JSON to descriptor 3, and on
 * a second line the aliases that plugins of Docusaurus add.
 * Arguments: the module, a JSON object of `EvaluateOptions` that concern this process.
 */
const [, , program = "", json = "{}"] = process.argv;
/** @type {{ addresses: string[] | null, siteDir: string, isTolerant: boolean, yaml: string | null }} */
const options = JSON.parse(json);

/**
 * Replaces an unknown value of a configuration: it can be called, read, and iterated.
 *
 * @param {string} expression source of the value, such as `config.get("url")`
 * @param {boolean} [isSettled] whether it is not a promise, because it has been awaited
 * @param {unknown[]} [args] arguments of the call that returned it
 * @returns {any}
 */
function createPlaceholder(expression, isSettled = false, args = []) {
  /** @type {Map<PropertyKey, unknown>} */
  const assigned = new Map();
  const shown = expression.length > 80 ? `${expression.slice(0, 80)}…` : expression;
  return new Proxy(function placeholder() {}, {
    get(_target, key) {
      if (assigned.has(key)) return assigned.get(key);
      if (key === "migrate:placeholder") return shown;
      if (key === "migrate:arguments") return args;
      if (key === Symbol.toPrimitive) return () => `{{migrate:${shown}}}`;
      if (key === "toString" || key === "toLocaleString") return () => `{{migrate:${shown}}}`;
      if (key === Symbol.iterator) return () => [][Symbol.iterator]();
      if (key === "default") return createPlaceholder(expression);
      if (key === "then" && !isSettled) {
        return (/** @type {any} */ resolve, /** @type {any} */ reject) =>
          Promise.resolve(createPlaceholder(expression, true, args)).then(resolve, reject);
      }
      if (typeof key === "symbol" || key === "then" || key === "toJSON" || key === "__esModule") {
        return undefined;
      }
      return createPlaceholder(`${expression}.${key}`);
    },
    set(_target, key, value) {
      assigned.set(key, value);
      return true;
    },
    apply: (_target, _this, values) =>
      isWrapper(expression, values)
        ? values[0]
        : (findWrappedStarlight(values) ??
          createPlaceholder(`${expression}(${printArguments(values)})`, false, values)),
    construct: (_target, values) =>
      createPlaceholder(`new ${expression}(${printArguments(values)})`),
  });
}

/**
 * The integration Starlight, if another one passes its options on, as in `Icons({ starlight: { … } })`.
 *
 * @param {unknown[]} values
 */
function findWrappedStarlight(values) {
  const { starlight } = /** @type {any} */ (values[0] ?? {});
  const isKnown = typeof starlight === "object" && starlight !== null && !isPlaceholder(starlight);
  return isKnown ? { starlight } : undefined;
}

/**
 * Whether the name of a function says that it returns its argument, as `defineConfig` and
 * `withMermaid` do.
 *
 * @param {string} expression
 * @param {unknown[]} values
 */
function isWrapper(expression, values) {
  const isObject = typeof values[0] === "object" && values[0] !== null;
  return isObject && /(?:^|\.)(?:define|with)[A-Z]\w*$/.test(expression);
}

/** @param {unknown[]} values */
function printArguments(values) {
  return values
    .map((value) =>
      /^(?:string|number|boolean)$/.test(typeof value) ? JSON.stringify(value) : "…",
    )
    .join(", ");
}

/** @param {any} value */
function isPlaceholder(value) {
  return typeof value === "function" && value["migrate:placeholder"] !== undefined;
}

/** @param {string} text */
function readYaml(text) {
  try {
    return nodeModule
      .createRequire(options.yaml ?? "")(options.yaml ?? "")
      .parse(text);
  } catch {
    return createPlaceholder("a YAML file");
  }
}

/** The package `dotenv`. It reads the file of the site, never the environment of this machine. */
function createDotenv() {
  const file = path.join(options.siteDir, ".env");
  const parse = (/** @type {unknown} */ text) => parseEnv(String(text));
  const config = () => {
    const parsed = fs.existsSync(file) ? parse(fs.readFileSync(file, "utf8")) : {};
    for (const [name, value] of Object.entries(parsed)) process.env[name] ??= value;
    return { parsed };
  };
  return { config, parse };
}

/**
 * Replaces packages whose results the migration needs. `loadPackage` adds the default exports.
 *
 * @type {Record<string, () => unknown>}
 */
const implementations = {
  dotenv: createDotenv,
  "dotenv/config": () => createDotenv().config(),
  // Only the options of integrations and plugins are needed.
  "@astrojs/starlight": () => (/** @type {unknown} */ starlight) => ({ starlight }),
  "starlight-blog": () => (/** @type {unknown} */ starlightBlog) => ({
    starlightBlog: starlightBlog ?? {},
  }),
  "starlight-sidebar-topics": () => (/** @type {unknown} */ sidebarTopics) => ({ sidebarTopics }),
  "gray-matter": () => (/** @type {unknown} */ text) => {
    const [, front, content] =
      /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(String(text)) ?? [];
    return { data: front === undefined ? {} : readYaml(front), content: content ?? String(text) };
  },
  yaml: () => ({ parse: readYaml }),
  "js-yaml": () => ({ load: readYaml, safeLoad: readYaml }),
};

/** @param {string} name */
function loadPackage(name) {
  if (!Object.hasOwn(implementations, name)) return createPlaceholder(name);
  const value = /** @type {any} */ (implementations[name]?.());
  Object.defineProperty(value, "default", { value });
  return value;
}

/** @param {string | URL} from */
function createRequire(from) {
  const file = String(from).startsWith("file:") ? fileURLToPath(from) : String(from);
  const require = (/** @type {string} */ id) => {
    if (nodeModule.isBuiltin(id)) return nodeModule.createRequire(import.meta.url)(id);
    if (!/^[./]/.test(id)) return loadPackage(id);
    const target = path.resolve(path.dirname(file), id);
    if (target.endsWith(".json")) return JSON.parse(fs.readFileSync(target, "utf8"));
    try {
      return nodeModule.createRequire(pathToFileURL(file))(target);
    } catch {
      return createPlaceholder(id);
    }
  };
  return Object.assign(require, { resolve: (/** @type {string} */ id) => id });
}

Object.assign(globalThis, {
  migration: {
    package: loadPackage,
    resolveFrom: (/** @type {string} */ folder) => (/** @type {string} */ id) =>
      /^[./]/.test(id) ? path.resolve(folder, id) : id,
    module: { ...nodeModule, createRequire, default: { ...nodeModule, createRequire } },
  },
  require: createRequire(path.join(options.siteDir, "docusaurus.config.js")),
});

/** Some configurations write files before they return. The old site never changes. */
function ignoreWrites() {
  const names =
    "appendFile chmod copyFile cp link mkdir rename rm rmdir symlink truncate unlink utimes writeFile";
  for (const name of names.split(" ")) {
    Object.assign(fs, {
      [`${name}Sync`]: () => undefined,
      [name]: (/** @type {any[]} */ ...values) => values.at(-1)?.(null),
    });
    Object.assign(fs.promises, { [name]: async () => undefined });
  }
  nodeModule.syncBuiltinESMExports();
}

/** For the second attempt: calls that fail return a placeholder instead of throwing. */
function tolerateErrors() {
  for (const name of /** @type {const} */ (["readFileSync", "readdirSync", "statSync"])) {
    const original = /** @type {any} */ (fs[name]);
    /** @type {any} */ (fs)[name] = (/** @type {unknown[]} */ ...values) => {
      try {
        return original(...values);
      } catch {
        return createPlaceholder(`fs.${name}(${printArguments(values)})`);
      }
    };
  }
  nodeModule.syncBuiltinESMExports();
  process.env = new Proxy(process.env, {
    get: (values, name) =>
      typeof name === "symbol" || name in values || name === "toJSON"
        ? Reflect.get(values, name)
        : createPlaceholder(`process.env.${name}`),
  });
  Object.assign(globalThis, { migrationPlaceholder: createPlaceholder });
}

/**
 * Awaits a configuration, and calls it if it is a function.
 *
 * @param {unknown} value
 */
async function resolveConfig(value) {
  const result = await value;
  if (typeof result !== "function" || isPlaceholder(result)) return result;
  return await result({ command: "build", mode: "production" });
}

/**
 * Replaces the unknown result of a package, as in `extendConfig({ … })`, with the objects that the
 * site passes to it.
 *
 * @param {any} value
 */
function withoutUnknownCall(value) {
  if (!isPlaceholder(value)) return value;
  const objects = value["migrate:arguments"].filter(
    (/** @type {unknown} */ one) => typeof one === "object" && one !== null,
  );
  if (objects.length === 0) return value;
  return Object.assign({ "migrate:call": value["migrate:placeholder"] }, ...objects);
}

/**
 * Leaves out values that contain themselves.
 *
 * @param {unknown} value
 */
function toJson(value) {
  /** @type {unknown[]} */
  const ancestors = [];
  return JSON.stringify(value, function replace(_key, inner) {
    while (ancestors.length > 0 && ancestors.at(-1) !== this) ancestors.pop();
    if (isPlaceholder(inner)) return { "migrate:placeholder": inner["migrate:placeholder"] };
    if (typeof inner === "function") return { "migrate:function": inner.name };
    if (typeof inner === "bigint" || inner instanceof RegExp) return String(inner);
    if (typeof inner === "object" && inner !== null) {
      if (ancestors.includes(inner)) return undefined;
      ancestors.push(inner);
    }
    return inner;
  });
}

/**
 * The result of `createRedirects` of the redirects plugin for each address, or that of `rewrites`
 * of VitePress for each path.
 *
 * @param {any} config
 * @param {string[]} known
 */
function evaluateRedirects(config, known) {
  if (typeof config.rewrites === "function") {
    return known.flatMap((from) => {
      try {
        return [{ from, to: String(config.rewrites(from)) }];
      } catch {
        // The page keeps its path.
        return [];
      }
    });
  }
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

/**
 * The aliases that plugins of Docusaurus in the configuration add to webpack, as JSON.
 *
 * @param {any} config
 */
async function readWebpackAliases(config) {
  /** @type {Record<string, unknown>} */
  const aliases = {};
  const plugins = !isPlaceholder(config) && Array.isArray(config?.plugins) ? config.plugins : [];
  for (const entry of plugins) {
    const [plugin, pluginOptions = {}] = Array.isArray(entry) ? entry : [entry];
    try {
      const create = await loadPlugin(plugin);
      if (typeof create !== "function" || isPlaceholder(create)) continue;
      const context = { siteDir: options.siteDir, siteConfig: config };
      const created = await create(context, pluginOptions);
      Object.assign(aliases, created?.configureWebpack?.({}, false, {})?.resolve?.alias);
    } catch {
      // The plugin needs more of Docusaurus.
    }
  }
  return Object.keys(aliases).length === 0 ? undefined : toJson(aliases);
}

/**
 * The function of a plugin, which a configuration may name by its file.
 *
 * @param {unknown} plugin
 */
async function loadPlugin(plugin) {
  if (typeof plugin !== "string" || !/^(?:\.|\/|[A-Z]:)/i.test(plugin)) return plugin;
  const { resolve } = nodeModule.createRequire(path.join(options.siteDir, "docusaurus.config.js"));
  return (await import(pathToFileURL(resolve(plugin)).href)).default;
}

/** @type {Set<string>} */
const readVariables = new Set();

/** Remembers which variables of the environment the configuration reads. */
function watchEnvironment() {
  process.env = new Proxy(process.env, {
    get: (values, name, receiver) => {
      if (typeof name === "string") readVariables.add(name);
      return Reflect.get(values, name, receiver);
    },
  });
}

/** Node reads variables, too, so only names in the program count. */
function findUnsetVariables() {
  const source = fs.readFileSync(program, "utf8");
  const variables = { ...process.env };
  return [...readVariables].filter((name) => !(name in variables) && source.includes(name));
}

try {
  ignoreWrites();
  if (options.isTolerant) tolerateErrors();
  watchEnvironment();
  const module = await import(pathToFileURL(program).href);
  let exported = module.default;
  // The module is CommonJS that was compiled from `export default`.
  if (exported?.__esModule && exported.default !== undefined) exported = exported.default;
  const { addresses } = options;
  const value = withoutUnknownCall(await resolveConfig(exported));
  const json = toJson(addresses === null ? value : evaluateRedirects(value, addresses)) ?? "null";
  fs.writeSync(3, `{"value":${json},"unsetVariables":${JSON.stringify(findUnsetVariables())}}`);
  // The configuration is written first, because a plugin may end the process or never return.
  const aliases = addresses === null ? await readWebpackAliases(value).catch(() => {}) : undefined;
  if (aliases !== undefined) fs.writeSync(3, `\n${aliases}`);
  process.exit(0);
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  // Errors of the permission model have the path next to the message.
  const { permission, resource } = /** @type {any} */ (error ?? {});
  const denied = resource ? ` (${permission}: ${resource})` : "";
  fs.writeSync(3, JSON.stringify({ "migrate:error": `${text.split("\n")[0]}${denied}` }));
  process.exit(1);
}
