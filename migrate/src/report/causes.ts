interface Cause {
  /** What was found; follows a count: "12 × ...". */
  title: string;
  /** What a person does about it. */
  advice: string;
  /** False: nothing is lost, the line is for information. */
  needsPerson: boolean;
}

/** Everything that a migration says about lines of files. */
export const causes = {
  "stub-component": {
    title: "a component that cannot work here is a stub",
    advice:
      "write it anew in the file that the stub names, or take the tag out of the pages that use it",
    needsPerson: true,
  },
  "unknown-component": {
    title: "a component is used that the old site does not define",
    advice: "it is a stub now: write it, or take the tag out",
    needsPerson: true,
  },
  "copied-component": {
    title: "a component was copied",
    advice: "look at a page that shows it: nobody has",
    needsPerson: true,
  },
  "react-page": {
    title: "a page written in React is a short page of Markdown now",
    advice: "write its text, or a component in `pages/`",
    needsPerson: true,
  },
  "theme-component": {
    title: "a component of the old theme has no counterpart",
    advice: "its content stays, its frame is gone; use a component of this site where you need one",
    needsPerson: true,
  },
  "expression-removed": {
    title: "JavaScript in a page was taken out",
    advice: "write its value as text, or move it into a component of `components.tsx`",
    needsPerson: true,
  },
  "handler-removed": {
    title: "an event handler of an element was taken out",
    advice: "pages run no code of their own: move interactive parts into a component",
    needsPerson: true,
  },
  "style-removed": {
    title: "a `style` was taken out",
    advice:
      "colors and type come from the theme; use a class of `components/migrated.css` for layout",
    needsPerson: true,
  },
  "style-to-class": {
    title: "a `style` that is only layout is a class now",
    advice: "the classes are in `components/migrated.css`",
    needsPerson: false,
  },
  "layout-class": {
    title: "a layout class of Docusaurus is one of the site now",
    advice: "the classes are in `components/migrated.css`",
    needsPerson: false,
  },
  "element-removed": {
    title: "an element that pages must not have was taken out",
    advice: "scripts, styles and foreign pages need a component of the site, or a link",
    needsPerson: true,
  },
  "character-escaped": {
    title: "a `<` or `{` that begins no element or expression has a backslash now",
    advice: "look whether it was meant as text",
    needsPerson: true,
  },
  "not-parsed": {
    title: "a page cannot be parsed as MDX",
    advice: "correct the tags and braces of the page, then rename it to `.mdx`",
    needsPerson: true,
  },
  "title-added": {
    title: "a page without a title is called after its file",
    advice: "write a better `title`",
    needsPerson: true,
  },
  "two-titles": {
    title: "a page had a heading and another `title`",
    advice: "the heading is the title now, the former title is the label of the sidebar",
    needsPerson: false,
  },
  "front-matter-removed": {
    title: "a key of the front matter has no counterpart and was taken out",
    advice: "nothing to do, unless readers miss what it did",
    needsPerson: false,
  },
  "front-matter-invalid": {
    title: "the front matter is not valid",
    advice: "correct it in the new file",
    needsPerson: true,
  },
  "category-key-removed": {
    title: "a key of a folder's `_category_` file has no counterpart",
    advice: "nothing to do, unless readers miss what it did",
    needsPerson: false,
  },
  "broken-link": {
    title: "a link leads to a file that does not exist",
    advice: "correct or remove it",
    needsPerson: true,
  },
  "missing-image": {
    title: "the file of an image does not exist",
    advice: "add the file, or remove the image",
    needsPerson: true,
  },
  "missing-partial": {
    title: "an imported Markdown file does not exist",
    advice: "the import and its tags are gone: write the text",
    needsPerson: true,
  },
  "cyclic-partial": {
    title: "partials include each other in a circle",
    advice: "one of the imports is gone: decide which text belongs where",
    needsPerson: true,
  },
  "diagram-alt": {
    title: "a diagram has a text alternative made from its labels",
    advice: "say what the diagram shows in one sentence",
    needsPerson: true,
  },
  "diagram-as-text": {
    title: "a diagram that cannot be drawn is shown as text",
    advice: "write it with a kind of diagram that this engine draws, or make it an image",
    needsPerson: true,
  },
  "code-option-removed": {
    title: "an option of a code block has no counterpart and was taken out",
    advice: "nothing to do, unless readers miss what it did",
    needsPerson: false,
  },
  "code-highlight": {
    title: "highlighted lines of a code block do not exist",
    advice: "the numbers are gone: write the right ones",
    needsPerson: true,
  },
  "unknown-admonition": {
    title: "an admonition of a kind of the old site's own is a note now",
    advice: "choose another kind where a note is too little",
    needsPerson: true,
  },
  "config-option": {
    title: "an option of the configuration was not taken over",
    advice: "look into `config.ts` whether the site needs something in its place",
    needsPerson: true,
  },
  "navbar-item": {
    title: "an item of the navbar or the footer was not taken over",
    advice: "add it to `config.ts` where the site needs it",
    needsPerson: true,
  },
  "sidebar-item": {
    title: "an item of a sidebar was not taken over",
    advice: "add it to `sidebars.ts` where readers need it",
    needsPerson: true,
  },
  plugin: {
    title: "a plugin or theme was not taken over",
    advice: "what it made is missing: decide whether the site needs it",
    needsPerson: true,
  },
  "translation-left": {
    title: "a translation was not taken over",
    advice: "look whether readers of that language miss it; the file lies in the old site",
    needsPerson: true,
  },
  "names-differ-by-case": {
    title: "names of two files differ by case alone",
    advice: "one of them replaces the other on macOS and Windows: rename one",
    needsPerson: true,
  },
  "post-without-date": {
    title: "a blog post has no date",
    advice: "it has the day of its file: write the right `date`",
    needsPerson: true,
  },
  "author-changed": {
    title: "something of an author was not taken over",
    advice: "look into `authors.yml`",
    needsPerson: false,
  },
  "lost-address": {
    title: "an address of the old site has nothing in its place",
    advice: "add a line to `redirects.tsv` where readers may still come to it",
    needsPerson: true,
  },
  "mkdocs-syntax": {
    title: "syntax of a Python-Markdown extension has no counterpart",
    advice: "write it in Markdown, or use a component",
    needsPerson: true,
  },
} as const satisfies Record<string, Cause>;
