import type { Rows } from "./rows.ts";
import { screens } from "./section-2-screens.ts";
import { entities } from "./section-3-entities.ts";
import { states } from "./section-4-states.ts";
import { errors } from "./section-8-errors.ts";
import { constants } from "./section-9-constants.ts";

export const sections: Record<string, Rows> = {
  "2, screens and routes": screens,
  "3, entities": entities,
  "4, states": states,
  "8, errors": errors,
  "9, constants": constants,
};
