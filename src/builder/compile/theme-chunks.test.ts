import { expect, it } from "vitest";
import { chunkNames } from "../../framework/vite/chunks.ts";
import { themeChunks } from "./theme-chunks.ts";

it("puts what parts share among the parts, and what every page loads beside them", () => {
  const nameOf = (name: string, ...moduleIds: string[]) =>
    chunkNames(themeChunks).chunk({ name, moduleIds });
  expect(nameOf("plural", "/src/model/messages/fill-in.ts")).toMatch(/^assets\/parts\//);
  expect(nameOf("page-plural", "/src/theme/messages/page-plural.ts")).toMatch(/^assets\/parts\//);
  expect(nameOf("shell", "/src/theme/messages/messages.ts")).not.toContain("parts");
});

it("keeps the client components of a site out of what every page loads", () => {
  expect(themeChunks.groupOf("/home/me/docs/site/components/quiz.tsx")).toBe("site");
  expect(themeChunks.groupOf("/home/me/docs/src/theme/sidebar/sidebar.tsx")).toBe("shell");
  expect(themeChunks.groupOf("/home/me/docs/src/framework/client/static/static-html.tsx")).toBe(
    "shell",
  );
  expect(themeChunks.groupOf("/home/me/docs/site/components/quiz/quiz.tsx")).toBe("site-quiz");
  for (const name of ["site", "site-quiz"]) {
    expect(chunkNames(themeChunks).chunk({ name })).toMatch(/^assets\/parts\//);
  }
  const facadeModuleId = "/home/me/docs/site/components/quiz/answers.tsx";
  expect(chunkNames(themeChunks).chunk({ name: "answers", facadeModuleId })).toMatch(
    /^assets\/parts\//,
  );
});

it("lets pages without them not even name the tools of single pages and components of a site", () => {
  const rare = ["check", "upgrade", "site", "site-quiz"];
  const known = [
    "shell",
    "components",
    "reference",
    "list",
    "search",
    "not-found",
    "moved-anchors",
  ];
  expect([...rare, ...known].filter(themeChunks.isRare)).toEqual(rare);
});

it("puts the list of what few pages have among the parts", () => {
  const facadeModuleId = "\0virtual:lists/rare-references";
  expect(chunkNames(themeChunks).chunk({ name: "rare-references", facadeModuleId })).toMatch(
    /^assets\/parts\//,
  );
});
