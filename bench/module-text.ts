import { createSeededRandom, type Random } from "../tests/support/seeded-random.ts";
import { createParagraph, createWords } from "./corpus.ts";

/** Generates the variables of a module: mostly plain types, some objects, some with validation. */
export function createModuleText(count: number, seed: number): string {
  const random = createSeededRandom(seed);
  return Array.from({ length: count }, (_, index) => createVariable(random, index)).join("\n");
}

function createVariable(random: Random, index: number): string {
  const name = `${createWords(random, 2).replaceAll(" ", "_")}_${index}`;
  return `variable "${name}" {
  description = <<-EOT
    ${createParagraph(random, 30)}

    ${createParagraph(random, 15)}
  EOT
${index % 5 === 0 ? objectType : getPlainType(index)}}
`;
}

const objectType = `  type = map(object({
    # Port that listens
    port    = number
    sources = optional(list(string), ["10.0.0.0/8"])
    limits  = optional(object({ burst = optional(number, 1e3) }), {})
  }))
  default = {
    "https" = { port = 443 }
  }
`;

function getPlainType(index: number): string {
  const fallback = index % 7 === 0 ? "" : '  default     = "value"\n';
  const rule = `
  validation {
    condition     = length(var.name) > 0
    error_message = "Give a name."
  }
`;
  return `  type        = string\n${fallback}${index % 9 === 0 ? rule : ""}`;
}
