import { expect, it } from "vitest";
import { getLoaderScript } from "./loader-script.ts";

it("no URL can end the script element of the loader", () => {
  const address = "/</script><b>/";
  const script = getLoaderScript({ entry: `${address}a.js`, baseUrl: address });
  expect(script).not.toContain("</script");
  expect(script).not.toContain("<b>");
});
