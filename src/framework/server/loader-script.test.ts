import { expect, it } from "vitest";
import { loaderScript } from "./loader-script.ts";

it("lets no address end the script element of the loader", () => {
  const address = "/</script><b>/";
  const script = loaderScript({ entry: `${address}a.js`, baseUrl: address });
  expect(script).not.toContain("</script");
  expect(script).not.toContain("<b>");
});
