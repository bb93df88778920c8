import type { Messages } from "../../../src/theme/messages/messages.ts";

export const catalogVersion: Messages["catalogVersion"] = "Service Catalog Version";
