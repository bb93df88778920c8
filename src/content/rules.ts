import { blogRules } from "./rules/blog-rules.ts";
import { codeRules } from "./rules/code-rules.ts";
import { diagramRules } from "./rules/diagram-rules.ts";
import { fileRules } from "./rules/file-rules.ts";
import { frontMatterRules, tagRules } from "./rules/front-matter-rules.ts";
import { linkRules } from "./rules/link-rules.ts";
import { markdownRules } from "./rules/markdown-rules.ts";
import { mdxRules } from "./rules/mdx-rules.ts";
import { plotRules } from "./rules/plot-rules.ts";
import { reportRules } from "./rules/report-rules.ts";
import { sidebarRules } from "./rules/sidebar-rules.ts";
import { versionRules } from "./rules/version-rules.ts";

export const contentRules = {
  files: fileRules,
  frontMatter: frontMatterRules,
  markdown: markdownRules,
  mdx: mdxRules,
  code: codeRules,
  diagrams: diagramRules,
  plots: plotRules,
  links: linkRules,
  sidebars: sidebarRules,
  tags: tagRules,
  blog: blogRules,
  versions: versionRules,
  report: reportRules,
} as const;
