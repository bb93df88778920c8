import { readTestModule } from "../read/read-test-module.ts";
import type { Service } from "./service.ts";

/** For unit tests: a service whose module is one file. */
export async function testService(hcl: string): Promise<Service> {
  const { module } = await readTestModule(hcl);
  return {
    title: "VPC",
    source: "modules/vpc",
    version: "1.0.0",
    lastModifiedVersion: null,
    repository: "o/r",
    exactSource: true,
    repositories: ["r"],
    tags: ["vpc"],
    category: "networking",
    name: "vpc",
    folder: "catalog/networking/vpc",
    module,
    previous: null,
    index: "---\ntitle: VPC\ndescription: A network.\n---\n",
  };
}
