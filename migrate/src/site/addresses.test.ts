import { expect, it } from "vitest";
import { createPlan } from "../model.ts";
import { createAddressTable } from "./addresses.ts";

it("redirects from addresses with spaces, but not from those with quotes", () => {
  const plan = createPlan();
  const table = createAddressTable();
  table.addNew("/quay");
  for (const old of ["/old quay", "/first%20quay", "/'quay'"]) table.add(old, "/quay");
  table.finish(plan);
  expect(plan.addresses.map(({ outcome }) => outcome)).toEqual(["redirect", "redirect", "lost"]);
  expect(plan.files.get("redirects.tsv")).toEqual({
    text: "# Addresses of the old site\n/first%20quay\t/quay\n/old%20quay\t/quay\n",
  });
});
