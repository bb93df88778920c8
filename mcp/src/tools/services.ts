import { z } from "zod";
import { getServiceId } from "../../../src/catalog/connections/connections.ts";
import { splitFirstSentence } from "../../../src/model/text/first-sentence.ts";
import { formatCount } from "../../../src/model/text/format-count.ts";
import { formatPart, listSome, RequestError, siteTextNotice } from "../response.ts";
import { defineTool, partNumber } from "./tool.ts";

export const listServicesTool = defineTool({
  name: "list_services",
  title: "List the services of the catalog",
  description: "Lists the services of the catalog by category, each with its purpose.",
  schema: z.strictObject({
    category: z.string().max(100).optional().describe("Only this category"),
    part: partNumber,
  }),
  async run({ category, part }, { site, signal }) {
    const services = await site.fetchServices(signal);
    const categories = [...new Set(services.map((service) => service.category))];
    if (category !== undefined && !categories.includes(category)) {
      throw new RequestError(`unknown category \`${category}\`; known: ${listSome(categories)}`);
    }
    const selectedServices = services.filter(
      (service) => category === undefined || service.category === category,
    );
    const lines = selectedServices.map((item) => {
      const purpose = splitFirstSentence(item.description).first.slice(0, 300);
      return `- ${getServiceId(item)} (${item.version})${purpose && `: ${purpose}`}\n  ${item.page}`;
    });
    return formatPart({
      head: `${formatCount(selectedServices.length, "service")}. ${siteTextNotice}`,
      lines,
      part,
      hint: `To narrow the list, pass \`category\`: ${listSome(categories)}.`,
    });
  },
});
