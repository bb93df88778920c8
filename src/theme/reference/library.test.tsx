import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { LibraryModules } from "./library.tsx";

vi.mock("../../model/reference/catalog-messages.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  moduleOutputs: "Returns {names}.",
  viewSourceOfVersion: "{version}: source",
}));

it("translations place the outputs and the version where their language needs them", () => {
  const module = {
    id: "vpc",
    name: "vpc",
    version: "1.2.3",
    summary: "",
    deprecated: "use `network`",
    source: "modules/vpc",
    folder: "https://example.com/vpc",
    inputs: [],
    outputs: ["id", "arn"],
    services: [],
  };
  const html = renderToStaticMarkup(<LibraryModules modules={[module]} />);
  expect(html).toContain("Returns <code>id</code>, <code>arn</code>.</p>");
  expect(html).toContain(">1.2.3: source</a>");
  expect(html).toContain("use <code>network</code>");
});
