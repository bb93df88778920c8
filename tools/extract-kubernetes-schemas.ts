/**
 * Generates `rehearsal/formats/schemas/kubernetes.json` from npm packages with the types of
 * Kubernetes. `kubernetes-models` 5.1.0 is Kubernetes 1.36, and `@kubernetes/client-node` 1.4.0 is
 * 1.34. What both contain is in 1.35, the version of the guides.
 *
 *   npm install --prefix DIR --ignore-scripts --engine-strict=false kubernetes-models@5.1.0 \
 *     @kubernetes-models/karpenter@2.0.0 @kubernetes/client-node@1.4.0
 *   node src/run.mjs tools/extract-kubernetes-schemas.ts DIR YYYY-MM-DD
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const kinds: Readonly<Record<string, readonly string[]>> = {
  v1: [
    "ConfigMap",
    "Namespace",
    "PersistentVolumeClaim",
    "Pod",
    "Secret",
    "Service",
    "ServiceAccount",
  ],
  "apps/v1": ["DaemonSet", "Deployment", "StatefulSet"],
  "autoscaling/v2": ["HorizontalPodAutoscaler"],
  "batch/v1": ["CronJob", "Job"],
  "networking.k8s.io/v1": ["Ingress", "IngressClass", "NetworkPolicy"],
  "policy/v1": ["PodDisruptionBudget"],
  "rbac.authorization.k8s.io/v1": ["ClusterRole", "ClusterRoleBinding", "Role", "RoleBinding"],
  "storage.k8s.io/v1": ["StorageClass"],
  "karpenter.sh/v1": ["NodePool"],
  "karpenter.k8s.aws/v1": ["EC2NodeClass"],
};

type Schema = { [key: string]: unknown };

const modules = resolve(process.argv[2] ?? "", "node_modules");
const definitions: Record<string, Schema> = {};

/** Adds the definition of an exported type, and of all types that it references. */
function define(name: string, file: string): void {
  if (name in definitions) return;
  definitions[name] = {};
  const source = readFileSync(file, "utf8").replace(/\/\*\*[\s\S]*?\*\//g, "");
  const declaredName = new RegExp(`export type \\{ (\\w+) as ${name}\\b`).exec(source)?.[1] ?? name;
  const start = new RegExp(`export (?:interface|type) ${declaredName}\\b[^{=]*=?`).exec(source);
  if (!start) throw new Error(`${file} has no ${declaredName}`);
  const reader = new TypeReader(source, start.index + start[0].length, (reference) =>
    define(reference, findImport(source, reference, file)),
  );
  definitions[name] = removeNewProperties(name, reader.read());
}

function findImport(source: string, name: string, file: string): string {
  const path = new RegExp(`\\b${name}\\b[^}]*\\} from "([^"]+)"`).exec(source)?.[1];
  if (path === undefined) throw new Error(`${file} does not import ${name}`);
  if (path.startsWith(".")) return join(dirname(file), path.replace(/\.js$/, ".d.ts"));
  return join(modules, `${path}.d.ts`);
}

/** Removes properties that the older version does not have. */
function removeNewProperties(name: string, schema: Schema): Schema {
  const [, group = "", version = "", type = ""] =
    /^IIoK8s(?:Api|ApimachineryPkgApis)([A-Z][a-z]+)(V\d\w*?)([A-Z]\w*)$/.exec(name) ?? [];
  const models = join(modules, "@kubernetes/client-node/dist/gen/models");
  const file = [`${version}${type}`, `${group}${version}${type}`]
    .map((fileName) => join(models, `${fileName}.d.ts`))
    .find((path) => existsSync(path));
  const properties = schema.properties as Record<string, unknown> | undefined;
  if (file === undefined || properties === undefined) return schema;
  const old = new Set(
    [...readFileSync(file, "utf8").matchAll(/^ {4}'_?([\w$]+)'\??:/gm)].map(
      ([, property]) => property,
    ),
  );
  for (const property of Object.keys(properties)) {
    if (!old.has(property)) delete properties[property];
  }
  return schema;
}

/** Converts a TypeScript type to a JSON schema. */
class TypeReader {
  readonly #tokens: string[];
  readonly #onReference: (name: string) => void;
  #index = 0;

  constructor(source: string, start: number, onReference: (name: string) => void) {
    this.#tokens = source.slice(start).match(/"[^"]*"|[\w$]+|[{}[\]<>|&?:;,()]/g) ?? [];
    this.#onReference = onReference;
  }

  read(): Schema {
    const members = [this.#readUnionMember()];
    while (this.#take("|")) members.push(this.#readUnionMember());
    const values = members.flatMap((member) => ("const" in member ? [member.const] : []));
    if (values.length === members.length) return { enum: values };
    const [first] = members;
    if (members.length === 1 && first) return first;
    const types = members.map(({ type }) => type);
    return types.every((type) => typeof type === "string") ? { type: types } : { anyOf: members };
  }

  #readUnionMember(): Schema {
    const token = this.#next();
    let schema: Schema;
    if (token === "{") schema = this.#readObject();
    else if (token === "Array") {
      this.#expect("<");
      schema = { type: "array", items: this.read() };
      this.#expect(">");
    } else if (token.startsWith('"')) schema = { const: JSON.parse(token) };
    else if (["string", "number", "boolean"].includes(token)) schema = { type: token };
    else if (token === "unknown" || token === "any" || token === "Object") schema = {};
    else if (token === "null") schema = { type: "null" };
    else {
      this.#onReference(token);
      schema = { $ref: `#/definitions/${token}` };
    }
    while (this.#take("[")) {
      this.#expect("]");
      schema = { type: "array", items: schema };
    }
    return schema;
  }

  #readObject(): Schema {
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    let rest: Schema | boolean = false;
    while (!this.#take("}")) {
      if (this.#take("[")) {
        for (const token of ["key", ":", "string", "]", ":"]) this.#expect(token);
        rest = this.read();
      } else {
        const token = this.#next();
        const name = token.startsWith('"') ? String(JSON.parse(token)) : token;
        if (!this.#take("?")) required.push(name);
        this.#expect(":");
        properties[name] = this.read();
      }
      this.#take(";");
    }
    const isMap = Object.keys(properties).length === 0 && rest !== false;
    if (isMap) return { type: "object", additionalProperties: rest };
    return {
      type: "object",
      properties,
      ...(required.length > 0 && { required }),
      additionalProperties: rest,
    };
  }

  #next(): string {
    const token = this.#tokens[this.#index++];
    if (token === undefined) throw new Error("the type ends too early");
    return token;
  }

  #take(token: string): boolean {
    const isNext = this.#tokens[this.#index] === token;
    if (isNext) this.#index += 1;
    return isNext;
  }

  #expect(token: string): void {
    const found = this.#next();
    if (found !== token) throw new Error(`\`${token}\` expected, \`${found}\` found`);
  }
}

const roots: Record<string, string> = {};
for (const [apiVersion, names] of Object.entries(kinds)) {
  for (const name of names) {
    const file = ["kubernetes-models", "@kubernetes-models/karpenter"]
      .map((packageName) => join(modules, packageName, apiVersion, `${name}.d.ts`))
      .find((path) => existsSync(path));
    if (file === undefined) throw new Error(`no package has ${apiVersion} ${name}`);
    const alias = new RegExp(`export type \\{ I${name} as (\\w+)`).exec(readFileSync(file, "utf8"));
    const type = alias?.[1] ?? "";
    define(type, file);
    roots[`${apiVersion}/${name}`] = type;
  }
  process.stdout.write(`${apiVersion}: ${names.join(", ")}\n`);
}

const getVersion = (name: string): string => {
  const manifest = JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8"));
  return `${name} ${(manifest as { version: string }).version}`;
};
const packageNames = [
  "kubernetes-models",
  "@kubernetes-models/karpenter",
  "@kubernetes/client-node",
];
const schema = {
  source: `npm packages ${packageNames.map(getVersion).join(", ")}`,
  extracted: process.argv[3] ?? "",
  kubernetes: "1.35",
  kinds: roots,
  definitions,
};
writeFileSync("rehearsal/formats/schemas/kubernetes.json", `${JSON.stringify(schema)}\n`);
