interface Cause {
  /** Follows a count: "12 × ...". */
  title: string;
  advice: string;
  /** False if the diagnostic is for information only. */
  needsAction: boolean;
}

export const causes = {
  "stub-component": {
    title: "a component that cannot work here is a stub",
    advice: "write it in `components/stubs.tsx`, or remove the tag from the pages that use it",
    needsAction: true,
  },
  "missing-package": {
    title: "components need a package or file that the new site does not have",
    advice:
      "for a package, run `npm install` in the new site and the migration again (`package.json` lists the packages of the old site; name others); otherwise, write the component in `components/`; until then only its content is shown",
    needsAction: true,
  },
  "style-sheet": {
    title: "a style sheet of a component was not copied whole",
    advice: "write its rules as CSS in the copied file",
    needsAction: true,
  },
  "computed-style": {
    title: "a component computes a `style`, which the content security policy forbids in HTML",
    advice: "move it to a class or a variable; styles that the browser sets later work",
    needsAction: true,
  },
  "blocked-request": {
    title: "a component loads from a host that the content security policy blocks",
    advice:
      "add the host to `contentSecurityPolicy` of `config.ts`, in `connect-src` for data or `script-src` for scripts",
    needsAction: true,
  },
  "swizzled-component": {
    title: "a component that replaced one of the old theme was not taken over",
    advice: "check whether readers miss what it added; add a component for pages to `components/`",
    needsAction: true,
  },
  "custom-css": {
    title: "rules of a style sheet are for the layout of the old engine",
    advice: "write what you miss in `pages/migrated.css`",
    needsAction: true,
  },
  "text-lost": {
    title: "words, code, a heading, a link, or an image of a page is not in the new page",
    advice: "compare the old page with the new one",
    needsAction: true,
  },
  "generated-reference": {
    title: "a reference that a plugin generates from source code is only named",
    advice: "generate it as Markdown with a tool for the language, and write that into the page",
    needsAction: true,
  },
  "copied-component": {
    title: "a component was copied",
    advice: "nothing to do, if it looks right",
    needsAction: false,
  },
  "react-page": {
    title: "a page written in React is a page of Markdown with its texts, links, and pictures now",
    advice:
      "its component needs packages or files that the new site does not have: run `npm install` there and the migration again, or write a component in `pages/`",
    needsAction: true,
  },
  "theme-component": {
    title: "a component of the old theme has no counterpart",
    advice: "its content is kept without a frame; use a component of this site where you need one",
    needsAction: true,
  },
  "expression-removed": {
    title: "JavaScript in a page was removed",
    advice: "write its value as text, or move it into a component of `components.tsx`",
    needsAction: true,
  },
  "handler-removed": {
    title: "an event handler of an element was removed",
    advice: "pages run no code: move interactive parts into a component",
    needsAction: true,
  },
  "style-removed": {
    title: "a `style` was removed",
    advice: "colors and type come from the theme; use a class of `pages/migrated.css` for layout",
    needsAction: true,
  },
  "style-to-class": {
    title: "a `style` that is only layout is a class now",
    advice: "the classes are in `pages/migrated.css`",
    needsAction: false,
  },
  "layout-class": {
    title: "a layout class of Docusaurus is one of the site now",
    advice: "the classes are in `pages/migrated.css`",
    needsAction: false,
  },
  video: {
    title: "a frame or player of a video is a `<Video>` now",
    advice:
      "the hosts of the players are in `contentSecurityPolicy` of `config.ts`; without them, a click opens the page of the video",
    needsAction: false,
  },
  "element-removed": {
    title: "an element that pages must not have was removed",
    advice: "scripts, styles, and foreign pages need a component of the site, or a link",
    needsAction: true,
  },
  "element-unwrapped": {
    title: "an element that pages must not have was replaced by its content",
    advice: "nothing to do, unless readers miss how it looked",
    needsAction: false,
  },
  "character-escaped": {
    title: "a `<` or `{` that begins no element or expression has a backslash now",
    advice: "check whether it was meant as text",
    needsAction: true,
  },
  "not-parsed": {
    title: "a page cannot be parsed as MDX",
    advice: "correct the tags and braces of the page, then rename it to `.mdx`",
    needsAction: true,
  },
  "title-added": {
    title: "a page without a title is called after its file",
    advice: "write a `title` where the name of the file says too little",
    needsAction: false,
  },
  "two-titles": {
    title: "a page had a heading and another `title`",
    advice: "the heading is the title now, the former title is the label of the sidebar",
    needsAction: false,
  },
  "front-matter-removed": {
    title: "a key of the front matter has no counterpart and was removed",
    advice: "nothing to do, unless readers miss what it did",
    needsAction: false,
  },
  "head-removed": {
    title: "an element that a page adds to the head of its document was removed",
    advice:
      "nothing to do, unless search engines need it; `unlisted: true` hides a page from them and from all lists",
    needsAction: false,
  },
  "front-matter-invalid": {
    title: "front matter, or one of its values, is not valid",
    advice: "correct it in the new file, from which such a value was removed",
    needsAction: true,
  },
  "category-key-removed": {
    title: "a key of a folder's `_category_` file has no counterpart",
    advice: "nothing to do, unless readers miss what it did",
    needsAction: false,
  },
  "broken-link": {
    title: "a link leads to a file that does not exist",
    advice: "correct or remove it",
    needsAction: true,
  },
  "missing-image": {
    title: "the file of an image does not exist",
    advice: "add the file, or remove the image",
    needsAction: true,
  },
  "missing-partial": {
    title: "an imported Markdown file does not exist",
    advice: "the import and its tags are gone: write the text",
    needsAction: true,
  },
  "cyclic-partial": {
    title: "partials include each other in a circle",
    advice: "one of the imports is gone: decide which text belongs where",
    needsAction: true,
  },
  "diagram-alt": {
    title: "a diagram has a text alternative made from its labels or messages",
    advice: "say what the diagram shows in one sentence",
    needsAction: true,
  },
  "diagram-as-text": {
    title: "a diagram that cannot be drawn is shown as text",
    advice: "write it with a kind of diagram that this engine draws, or make it an image",
    needsAction: true,
  },
  "generated-block": {
    title: "a code block that a function of the old site fills only shows its options",
    advice: "write what it showed: as code, or as a picture",
    needsAction: true,
  },
  "code-option-removed": {
    title: "an option of a code block has no counterpart and was removed",
    advice: "nothing to do, unless readers miss what it did",
    needsAction: false,
  },
  "code-language": {
    title: "a code block has a language that this site does not highlight",
    advice:
      "nothing to do: it is shown as plain text; `text`, or a similar language, ends the warning of the build",
    needsAction: false,
  },
  "attributes-removed": {
    title: "attributes in braces have no counterpart and were removed",
    advice: "nothing to do, unless readers miss what they did",
    needsAction: false,
  },
  "code-highlight": {
    title: "highlighted lines of a code block do not exist",
    advice: "the numbers are gone: write the right ones",
    needsAction: true,
  },
  "unknown-admonition": {
    title: "an admonition of an unknown kind is a note now",
    advice: "choose another kind where a note is too little",
    needsAction: true,
  },
  "unknown-directive": {
    title: "a directive of a plugin of the old site is shown as code",
    advice: "write what it showed in Markdown, or use a component",
    needsAction: true,
  },
  "component-page": {
    title: "a page or route that is a component of Astro was not taken over",
    advice: "write its text as a page of Markdown in `pages/`, or add a line to `redirects.tsv`",
    needsAction: true,
  },
  "page-left-out": {
    title: "a file is not a page here: a `README.md` next to an `index.md`, or the index of a blog",
    advice: "nothing to do, unless readers miss it",
    needsAction: false,
  },
  "config-failed": {
    title: "the configuration cannot be evaluated as it is",
    advice: "compare `config.ts` with the old configuration: values may be missing",
    needsAction: true,
  },
  "config-unknown": {
    title: "a value of the configuration is only known when the old site is built",
    advice: "`config.ts` has a placeholder or nothing for it: write the value",
    needsAction: true,
  },
  "config-environment": {
    title: "the configuration reads a variable of the environment that was not set",
    advice:
      "compare what depends on it, such as items of the navbar: `config.ts` has what the old site has without the variable",
    needsAction: true,
  },
  "invalid-file": {
    title: "a file of the old site cannot be parsed",
    advice: "correct the file and run the migration again",
    needsAction: true,
  },
  "other-config": {
    title: "a second configuration of MkDocs in the folder was not read",
    advice:
      "if it is another site, run `npm run migrate -- --from mkdocs FILE --out ANOTHER-FOLDER` with the path of the file",
    needsAction: true,
  },
  "unreadable-file": {
    title: "a file or folder of the old site cannot be read",
    advice: "give yourself the permission to read it, then run the migration again",
    needsAction: true,
  },
  "symbolic-link": {
    title: "a symbolic link leads nowhere, to a folder around it, or out of the repository",
    advice: "replace it with a copy of what it leads to, then run the migration again",
    needsAction: true,
  },
  "config-option": {
    title: "an option of the configuration was not taken over",
    advice: "check whether `config.ts` needs a replacement",
    needsAction: true,
  },
  "navbar-item": {
    title: "an item of the navbar or the footer has no page in the new site",
    advice: "it leads to the old site, or is left out: correct it in `config.ts`",
    needsAction: true,
  },
  "sidebar-item": {
    title: "an item of a sidebar was not taken over",
    advice: "add it to `sidebars.ts` where readers need it",
    needsAction: true,
  },
  plugin: {
    title: "a plugin or theme was not taken over",
    advice: "what it generated is missing: decide whether the site needs it",
    needsAction: true,
  },
  "translation-left": {
    title: "a translation was not taken over",
    advice: "check whether readers of that language need it; the file is in the old site",
    needsAction: true,
  },
  "names-differ-by-case": {
    title: "names of two files differ by case alone",
    advice: "one of them replaces the other on macOS and Windows: rename one",
    needsAction: true,
  },
  "post-without-date": {
    title: "a blog post has no date",
    advice: "it has the day of its file: write the right `date`",
    needsAction: true,
  },
  "author-changed": {
    title: "something of an author was not taken over",
    advice: "check `authors.yml`",
    needsAction: false,
  },
  "lost-address": {
    title: "an address of the old site has no page here",
    advice:
      "add a line to `redirects.tsv` where readers may still come to it; an address with quotes needs a rule of your web server",
    needsAction: true,
  },
  "vue-syntax": {
    title: "a Vue component, script, or expression in a page has no counterpart",
    advice: "its content stays: write it in Markdown, or as a component of this site",
    needsAction: true,
  },
  "icon-removed": {
    title: "an icon of MkDocs Material was removed",
    advice: "nothing to do, unless it says something that the text does not",
    needsAction: false,
  },
  "mkdocs-syntax": {
    title: "syntax of a Python-Markdown extension has no counterpart",
    advice: "write it in Markdown, or use a component",
    needsAction: true,
  },
} as const satisfies Record<string, Cause>;
