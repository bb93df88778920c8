import Slugger from "github-slugger";

/**
 * Creates a function that returns the id of each heading of a page, in their order, as the old
 * engine does.
 */
export type CreateIdGenerator = () => (label: string) => string;

/** Begins a word in a heading that the old engine leaves out of its id. It becomes a plain `mark`. */
export const badgeStart = "<mark data-badge>";

export const createGithubIds: CreateIdGenerator = () => {
  const slugger = new Slugger();
  return (label) => slugger.slug(label);
};

/** Docusaurus with the option `markdown.anchors.maintainCase`. */
export const createCasedGithubIds: CreateIdGenerator = () => {
  const slugger = new Slugger();
  return (label) => slugger.slug(label, true);
};

/** Repeated ids get a separator and a number: `steps`, `steps_1`. */
function createCountedIds(
  slugify: (label: string) => string,
  separator: string,
): CreateIdGenerator {
  return () => {
    const usedIds = new Set<string>();
    return (label) => {
      const slug = slugify(label);
      let id = slug;
      for (let count = 1; usedIds.has(id) || id === ""; count++) id = `${slug}${separator}${count}`;
      usedIds.add(id);
      return id;
    };
  };
}

/** https://python-markdown.github.io/extensions/toc: ASCII letters, runs of spaces and hyphens as one. */
export const createPythonMarkdownIds = createCountedIds(
  (label) =>
    label
      .normalize("NFKD")
      .replace(/[^\x20-\x7e\s]/g, "")
      .replace(/[^\w\s-]/g, "")
      .trim()
      .toLowerCase()
      .replace(/[-\s]+/g, "-"),
  "_",
);

/** `pymdownx.slugs.slugify` with `case: lower`: all letters, each space as a hyphen. */
export const createPymdownIds = createCountedIds(
  (label) =>
    label
      .normalize("NFC")
      .replace(/[^\p{L}\p{N}\p{M}_\s-]/gu, "")
      .trim()
      .toLowerCase()
      .replace(/\s/g, "-"),
  "_",
);

/** VitePress: punctuation becomes hyphens, and an id does not begin with a digit. */
export const createVitepressIds = createCountedIds(
  (label) =>
    label
      .normalize("NFKD")
      .replace(/[\u0300-\u036f]/g, "")
      .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, "-")
      .replace(/-{2,}/g, "-")
      .replace(/^-+|-+$/g, "")
      .replace(/^(\d)/, "_$1")
      .toLowerCase(),
  "-",
);
