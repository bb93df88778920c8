import { expect, it } from "vitest";
import { getChangeFields } from "./catalog-changes.tsx";

it("sorts services as the language of the site does", () => {
  const services = ["Z", "\u00c4"].map((text) => ({
    id: text,
    text,
    href: `/${text}`,
    changes: [],
  }));
  const release = { id: "1.0.0", title: "1.0.0", date: "2026-01-31", href: "/r", services };
  const getOrder = (locale: string) =>
    getChangeFields([release], locale)
      .find(({ name }) => name === "service")
      ?.options.map(({ text }) => text);
  expect(getOrder("de")).toEqual(["\u00c4", "Z"]);
  expect(getOrder("sv")).toEqual(["Z", "\u00c4"]);
});
