/** Variables that themes of other engines define, and their replacements. */
const replacements: readonly [RegExp, string | ((match: RegExpExecArray) => string)][] = [
  [/^--ifm-color-primary(?:-(?:light|dark)(?:er|est)?)?$/, "var(--link)"],
  [/^--(?:vp-c-brand(?:-[1-3])?|sl-color-(?:accent|text-accent)(?:-high)?)$/, "var(--link)"],
  [
    /^--md-(?:primary-fg-color(?:--(?:light|dark))?|accent-fg-color|typeset-a-color)$/,
    "var(--link)",
  ],
  [/^--(?:ifm-link-color|ifm-link-hover-color)$/, "var(--link)"],
  [/^--(?:ifm-color-success|vp-c-green-1|sl-color-green)$/, "#1a7f37"],
  [/^--(?:ifm-color-info|vp-c-blue-1|sl-color-blue)$/, "#0b7a9b"],
  [/^--(?:ifm-color-warning|vp-c-yellow-1|sl-color-orange)$/, "#9a6700"],
  [/^--(?:ifm-color-danger|vp-c-red-1|sl-color-red)$/, "#cf222e"],
  [
    /^--ifm-color-(?:emphasis|gray)-(\d+)$/,
    ([, level]) => mixColors(Math.min(100, Number(level) / 10)),
  ],
  [/^--sl-color-gray-([1-7])$/, ([, level]) => mixColors(100 - Number(level) * 13)],
  [
    /^--(?:ifm-color-secondary|vp-c-(?:divider|gutter|border)|sl-color-hairline[\w-]*)$/,
    mixColors(20),
  ],
  [
    /^--(?:ifm-(?:background-color|color-white)|vp-c-bg|md-default-bg-color|sl-color-(?:bg|black))$/,
    "var(--bg)",
  ],
  [
    /^--(?:ifm-(?:background-surface-color|card-background-color|code-background|pre-background|hover-overlay)|vp-c-bg-(?:alt|soft|elv)|md-code-bg-color|sl-color-bg-[\w-]+)$/,
    "var(--soft)",
  ],
  [
    /^--(?:ifm-(?:font-color-base|color-content|color-black)|vp-c-text-1|md-(?:default|code)-fg-color|sl-color-(?:text|white))$/,
    "var(--text)",
  ],
  [
    /^--(?:ifm-(?:color-content-secondary|font-color-secondary)|vp-c-text-[23]|md-default-fg-color--light(?:er|est)?)$/,
    mixColors(75),
  ],
  [/^--ifm-heading-color$/, "var(--head)"],
  [/^--ifm-(?:global|card|code|pre|button|alert)-(?:border-)?radius$/, "var(--radius)"],
  [
    /^--ifm-(?:(?:global-)?spacing(?:-horizontal|-vertical)?|leading|paragraph-margin-bottom|card-(?:horizontal|vertical)-spacing)$/,
    "1rem",
  ],
  [/^--ifm-global-border-width$/, "1px"],
  [/^--ifm-global-shadow-(?:lw|md|tl)$/, "0 1px 3px rgb(0 0 0 / 20%)"],
  [/^--ifm-(?:font-weight|heading-font-weight)(?:-(?:semibold|bold))?$/, "600"],
  [/^--ifm-transition-fast$/, "200ms"],
];

function mixColors(percent: number): string {
  return `color-mix(in srgb, var(--text) ${percent}%, var(--bg))`;
}

export function getThemeVariable(name: string): string | undefined {
  for (const [pattern, value] of replacements) {
    const match = pattern.exec(name);
    if (match) return typeof value === "string" ? value : value(match);
  }
  return undefined;
}
