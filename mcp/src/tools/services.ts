import { z } from "zod";
import { AskedWrongly, fitting } from "../answer.ts";
import { idOf } from "./find-service.ts";
import { defineTool } from "./tool.ts";

export const listServicesTool = defineTool({
  name: "list_services",
  title: "List the services of the catalog",
  description: "Names every service of the catalog with its purpose, by category.",
  schema: z.strictObject({
    category: z.string().max(100).optional().describe("Only this category"),
  }),
  async run({ category }, { site, signal }) {
    const services = await site.services(signal);
    const categories = [...new Set(services.map((one) => one.category))];
    if (category !== undefined && !categories.includes(category)) {
      throw new AskedWrongly(
        `no category \`${category}\`; there are \`${categories.join("`, `")}\``,
      );
    }
    const chosen = services.filter((one) => category === undefined || one.category === category);
    const lines = chosen.map(
      (one) => `- ${idOf(one)} (${one.version}): ${shortened(one.description)}`,
    );
    const base = await site.address(signal);
    const head = `${chosen.length} services. Pages: ${base}docs/reference/services/CATEGORY/NAME`;
    return fitting([head, ...lines], {
      leftOut: (count) =>
        `${count} more: ask with one \`category\` of \`${categories.join("`, `")}\`.`,
    });
  },
});

/** The first sentence. */
function shortened(text: string): string {
  return /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text;
}
