import type { CatalogMessages } from "../../model/reference/catalog-messages.ts";
import type { Input } from "../../model/reference/module.ts";
import { getLibraryPath, versionsPath } from "../api/api-paths.ts";
import { toHcl } from "../history/to-hcl.ts";
import { getUsageCode, type UsageInput } from "../history/usage-code.ts";
import type { Catalog, Service } from "../service/service.ts";
import { getModuleSource } from "./addresses.ts";
import { quoteAttribute, writePage } from "./write-page.ts";

export const checkPath = "reference/check.mdx";

interface CheckPageOptions {
  messages: CatalogMessages;
  /** Absolute URL of the site. */
  origin: string;
  baseUrl: string;
}

export function getCheckPageText(
  { services, repositories }: Pick<Catalog, "services" | "repositories">,
  { messages, origin, baseUrl }: CheckPageOptions,
): string {
  const properties = {
    data: `${baseUrl}${versionsPath}`,
    libraries: repositories.map(({ name }) => baseUrl + getLibraryPath(name)).join(" "),
    unversioned: services
      .filter(({ history }) => !history)
      .map(getModuleSource)
      .join(" "),
    example: getMisspelledExample(services),
  };
  const attributes = Object.entries(properties)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => ` ${name}=${quoteAttribute(value)}`);
  const frontMatter = {
    title: messages.checkTitle,
    description: messages.checkDescription,
    other_names: messages.checkOtherNames.split(", "),
    sidebar_position: 2,
  };
  const body = `${messages.checkIntro}

<CheckCode${attributes.join("")}>

${messages.checkWithoutScripts}

</CheckCode>

## ${messages.checkFindsTitle}

${messages.checkFinds}

## ${messages.checkCommandTitle}

${messages.checkCommand}

\`\`\`bash
check-usage ~/infrastructure-live --site ${origin}${baseUrl.replace(/\/$/, "")}
\`\`\``;
  return writePage(frontMatter, body);
}

/** A service with plain values is easier to read than one whose inputs are objects. */
function getMisspelledExample(services: readonly Service[]): string {
  const candidates = services.filter(({ history, module }) => {
    return history && module.inputs.some(canBeMisspelled);
  });
  const service = candidates.find(takesPlainValues) ?? candidates[0];
  if (!service) return "";
  const { module, name } = service;
  const inputs = module.inputs.map((input): UsageInput => {
    return {
      name: input.name,
      type: input.typeTree,
      default: input.required ? null : "",
      sensitive: input.sensitive,
    };
  });
  const code = getUsageCode({ name, source: getModuleSource(service), inputs }, "terraform");
  const optional = module.inputs.find(canBeMisspelled);
  const misspelled = `${optional?.name.slice(0, -1)} = ${toHcl(null)}`;
  return `${code.replace(/\n\}$/, `\n\n  ${misspelled}\n}`)}\n`;
}

function canBeMisspelled({ required, name }: Input): boolean {
  return !required && name.length > 4;
}

function takesPlainValues({ module }: Service): boolean {
  const required = module.inputs.filter((input) => input.required);
  return required.length > 1 && required.every(({ typeTree }) => typeTree.kind === "primitive");
}
