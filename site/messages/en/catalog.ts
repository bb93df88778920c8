import type { CatalogMessages } from "../../../src/model/reference/catalog-messages.ts";

export const catalogVersion: CatalogMessages["catalogVersion"] = "Service Catalog Version";
