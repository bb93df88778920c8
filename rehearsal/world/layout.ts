import type { World } from "./world.ts";

/** Files that only stand in the repository with the units. */
const unitFile = /(?:^|\/)(?:terragrunt\.hcl|account\.hcl|region\.hcl|root\.hcl)$/;

/** Files that are deployed; an account may have the name of a folder with tests. */
const codeFile = /\.(?:hcl|tf|tofu|tfvars|json|ya?ml)$/;

/** Placeholders of shapes whose values are known. */
type Known = "account" | "region" | "environment";

/**
 * Returns the shapes that a path should have; null where it has one of them, or need not. Paths below
 * an account and files of units must; others, such as those of modules, are free.
 */
export function pathProblem(path: string, world: World): string[] | null {
  const own = path.replace(new RegExp(`^${world.liveRepository}/`), "");
  // A name alone is that of the file of some unit.
  if (/^[~/]/.test(own) || !own.includes("/")) return null;
  const [first = ""] = own.split("/");
  const isLive = world.accounts.some(({ name }) => name === first) && codeFile.test(own);
  if (!isLive && !unitFile.test(own)) return null;
  return world.layout.some((shape) => fits(own, shape, world)) ? null : world.layout;
}

/** Beside `terragrunt.hcl` of a shape there may be other files, in folders of their own too. */
function fits(path: string, shape: string, world: World): boolean {
  const wanted = shape.split("/");
  const given = path.split("/");
  const isUnit = wanted.at(-1) === "terragrunt.hcl";
  if (isUnit && !unitFile.test(path)) {
    const folders = wanted.slice(0, -1);
    return (
      given.length > folders.length && folders.every((part, at) => fitsPart(given[at], part, world))
    );
  }
  return (
    given.length === wanted.length && wanted.every((part, at) => fitsPart(given[at], part, world))
  );
}

function fitsPart(given: string | undefined, part: string, world: World): boolean {
  const placeholder = /^<(.+)>$/.exec(part)?.[1];
  if (given === undefined || placeholder === undefined) return given === part;
  const known: Record<Known, string[]> = {
    account: world.accounts.map(({ name }) => name),
    region: world.regions.map(({ value }) => value),
    environment: world.environments,
  };
  return placeholder in known ? known[placeholder as Known].includes(given) : given !== "";
}
