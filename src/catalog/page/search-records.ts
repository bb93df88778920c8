import type { Service } from "../service/service.ts";
import { showType } from "../types/show-type.ts";
import { anchorHref, anchorId } from "./anchors.ts";

/** What search knows of an input or output. */
export interface SearchRecord {
  kind: "input" | "output";
  name: string;
  /** Title of the service. */
  service: string;
  category: string;
  /** Short form of the type; empty for outputs. */
  type: string;
  required: boolean;
  /** Markdown as its author wrote it. */
  description: string;
  /** Finished address of the entry. */
  url: string;
}

/** A record for every input and output of the catalogue. */
export function searchRecords(
  services: readonly Service[],
  pageOf: (service: Service) => string,
): SearchRecord[] {
  return services.flatMap((service) => {
    const common = { service: service.title, category: service.category };
    const urlOf = (kind: "input" | "output", name: string) =>
      pageOf(service) + anchorHref(anchorId(kind, [name]));
    return [
      ...service.module.inputs.map(({ name, typeTree, required, description }) => ({
        kind: "input" as const,
        name,
        ...common,
        type: showType(typeTree),
        required,
        description,
        url: urlOf("input", name),
      })),
      ...service.module.outputs.map(({ name, description }) => ({
        kind: "output" as const,
        name,
        ...common,
        type: "",
        required: false,
        description,
        url: urlOf("output", name),
      })),
    ];
  });
}
