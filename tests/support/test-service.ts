import type { Service } from "../../src/catalog/service/service.ts";
import { readTestModule } from "./read-test-module.ts";

export async function createTestService(hcl: string): Promise<Service> {
  const { module } = await readTestModule(hcl);
  return {
    title: "VPC",
    source: "modules/vpc",
    version: "1.0.0",
    lastModifiedVersion: null,
    repository: "o/r",
    tagPrefix: "v",
    otherTags: {},
    sourceTemplate: null,
    host: null,
    retired: null,
    exactSource: true,
    repositories: ["r"],
    libraryModules: ["parts/vpc"],
    submodules: [],
    tags: ["vpc"],
    category: "networking",
    name: "vpc",
    folder: "catalog/networking/vpc",
    module,
    previous: null,
    history: null,
    index: "---\ntitle: VPC\ndescription: A network.\n---\n",
    indexFile: "index.md",
    hasIndexFile: true,
    examples: [],
  };
}
