import { awsRules } from "./aws/rules.ts";
import { formatRules } from "./formats/format-rules.ts";
import { guideRules } from "./guide/guide-rules.ts";
import { iacRules } from "./play/iac/iac-rules.ts";
import { playRules } from "./play/play-rules.ts";
import { worldRules } from "./world/world-rules.ts";

/** Every kind of finding of the rehearsal by its area, in the order in which documentation lists them. */
export const rehearsalRules = {
  guide: guideRules,
  world: worldRules,
  play: playRules,
  infrastructure: iacRules,
  aws: awsRules,
  formats: formatRules,
} as const;
