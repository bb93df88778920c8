import { expect, it } from "vitest";
import { createAuthors } from "./authors.ts";

it("reports what an author loses, also one that a post defines", () => {
  const dropped: string[] = [];
  const { entries, addAuthor } = createAuthors(
    { ann: { name: "Ann", email: "ann@example.com" } },
    {
      resolveImage: () => undefined,
      reportDropped: (author, key) => dropped.push(`${author}: ${key}`),
    },
  );
  expect(addAuthor({ name: "Bo Bell", url: "/bo", image_url: "gone.png" })).toBe("bo-bell");
  expect(addAuthor({ name: "Bo Bell" })).toBe("bo-bell");
  expect([...entries.keys()]).toEqual(["ann", "bo-bell"]);
  expect(dropped).toEqual(["ann: email", "bo-bell: url", "bo-bell: image_url"]);
});
