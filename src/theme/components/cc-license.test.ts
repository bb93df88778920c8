import { expect, test } from "vitest";
import { parseLicense } from "./cc-license.tsx";

test.each([
  ["by", "CC BY 4.0", "licenses/by/4.0/"],
  ["by-sa", "CC BY-SA 4.0", "licenses/by-sa/4.0/"],
  [["SA", "nc", "by"], "CC BY-NC-SA 4.0", "licenses/by-nc-sa/4.0/"],
  [["cc", "by", "nd", "nc-eu"], "CC BY-NC-ND 4.0", "licenses/by-nc-nd/4.0/"],
  ["zero", "CC0 1.0", "publicdomain/zero/1.0/"],
  ["pd", "Public Domain Mark 1.0", "publicdomain/mark/1.0/"],
])("%j is %s", (attributes, name, path) => {
  expect(parseLicense(attributes)).toEqual({ name, href: `https://creativecommons.org/${path}` });
});

test("a version may be given", () => {
  expect(parseLicense("by", "3.0").href).toBe("https://creativecommons.org/licenses/by/3.0/");
});

test.each([
  ["bye", "unknown attribute `bye` of a license (known: by, nc, nd, sa, zero, pd, cc)"],
  ["cc", "a license without attributes (known: by, nc, nd, sa, zero, pd, cc)"],
])("%s is no license", (attributes, message) => {
  expect(() => parseLicense(attributes)).toThrow(message);
});
