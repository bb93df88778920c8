import { createSeededRandom } from "./seeded-random.ts";

export interface GeneratedPage {
  text: string;
  /** Every word that must survive the conversion. */
  words: string[];
}

/** The same seed generates the same page. */
export function generatePage(seed: number): GeneratedPage {
  const random = createSeededRandom(seed);
  const words: string[] = [];
  const definitions: string[] = [];
  const pick = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)] as T;
  const times = <T>(max: number, make: () => T): T[] =>
    Array.from({ length: 1 + Math.floor(random() * max) }, make);
  const word = (start = pick(["w", "Zü", "文", "x_y", "v1.", "née"])) => {
    const made = `${start}${seed}q${words.length}z`;
    words.push(made);
    return made;
  };

  const spans: (() => string)[] = [
    () => word(),
    () => word(),
    () => word(),
    () => `*${word()}* **${word()}** ***${word()}***`,
    () => `**${word()} *${word()}* \`${word()}\`**`,
    () => `_${word()}_ __${word()}__ ~~${word()}~~`,
    () => `\`${word()}\` \`\` ${word()}\`${word()} \`\``,
    () =>
      `[${word()}](https://a.example/${pick(["", "(x)", "a%20b", "?q=1&b=2", "#x"])} "${word()}")`,
    () => `[*${word()}* \`${word()}\`](<https://a.example/a b>)`,
    () => `<https://a.example/${word()}> https://b.example/${word()}.`,
    () => `${word()} ![${word()}](https://a.example/i.png "${word()}")`,
    () => {
      const name = `d${definitions.length}`;
      definitions.push(`[${name}]: https://a.example/${name} '${word()}'`);
      return `${word()} ${pick(["", "!"])}[${word()}][${name}]`;
    },
    () => {
      const name = `n${definitions.length}`;
      definitions.push(`[^${name}]: ${word()} \`${word()}\`\n\n    ${word()}`);
      return `${word()}[^${name}]`;
    },
    () => `\\*${word()}\\* \\_ \\# \\[${word()}\\] \\<b\\> \\\\`,
    () => `&amp;lt; &copy; &#35; &nbsp;${word()}&hellip;`,
    () => `${word()}  \n${word()}\\\n${word()}`,
    () => `<b>${word()}</b> H<sub>${word()}</sub> <kbd>${word()}</kbd><br>${word()} <!-- x -->`,
    () => `${word()}*${word()}*${word()} 2*3*4 a_b_c ${word()}_`,
    () => `${pick(["1.", "1)", "-", "+", "*", "#", ">", "=", "|", "~", ":::", ":x[y]"])} ${word()}`,
    () => `a < b > c {${word()}} {{ x }} $${word()}$ @${word()} :${word()}:`,
    () =>
      `[![${word()}](https://a.example/i.png)](https://a.example) [a [${word()}] b](https://b.example)`,
    () => `~${word()}~ **${word()}**${word()} *${word()}*. ***${word()}** ${word()}*`,
    () => `${word()}\\ \`${word()}&lt;\` &#x1F600; &notanentity; ${word()}\t${word()}`,
    () =>
      `<img src="https://a.example/i.png" alt="${word()}" width="10"> <a href="https://a.example">${word()}</a>`,
    () => `${word()} <i>${word()} **${word()}**</i> <unknown>${word()}</unknown> <${word()}>`,
    () => `(see www.a.example/${word()}), me@a.example, ${word()}: ftp://x`,
    () => `${word()}\n${word()}\n   ${word()}`,
    () => `"${word()}" -- '${word()}' ... (c)`,
  ];
  const line = () => times(4, () => pick(spans)()).join(" ");
  const inlineOnly = () => line().replace(/ {2}\n|\\\n/g, " ");
  const indent = (text: string, by: string) => text.replace(/\n(?!\n|$)/g, `\n${by}`);

  function block(depth: number): string {
    const inner = () => times(2, () => block(depth + 1)).join("\n\n");
    const leaves: (() => string)[] = [
      line,
      line,
      () =>
        `${"#".repeat(2 + Math.floor(random() * 4))} ${inlineOnly()}${pick(["", " #", ` {#id-${words.length}}`])}`,
      () => `${word()} ${word()}\n${pick(["---", "-"])}`,
      () => pick(["---", "* * *", "___"]),
      () =>
        `\`\`\`${pick(["", "js", 'text title="a.txt"', "unknown-language"])}\n${word()}\n\n  ${word()} <b> \`\`\n\`\`\``,
      () => `~~~~md\n\`\`\`\n${word()}\n\`\`\`\n~~~~`,
      () => `    ${word()}\n\n      ${word()}`,
      () => {
        const cell = () => inlineOnly().replaceAll("|", "\\|");
        return `| ${cell()} | ${word()} |\n|:--|--:|\n| ${cell()} | \`${word()}\\|x\` |\n| ${word()} |`;
      },
      () => `<div>\n\n${line()}\n\n</div>`,
      () => `<details>\n<summary>${word()}</summary>\n\n${line()}\n\n</details>`,
      () => `<p align="center">${word()}<br/><em>${word()}</em></p>`,
      () => `${word()}\n${word()}\n===\n${word()}`,
      () => `1. ${word()}\n2) ${word()}\n- ${word()}\n+ ${word()}\n0. ${word()}`,
      () => `-\n- ${word()}\n-   \n  ${word()}\n\n\n\n-\t${word()}\n\n\t${word()}`,
      () => `> ${word()}\n${word()}\n>> ${word()}\n> ${word()}`,
      () => `## \n\n#${word()}\n\n####### ${word()}`,
      () => `<dl>\n<dt>${word()}</dt>\n<dd>${word()}</dd>\n</dl>`,
      () => `<div align="center">\n  <b>${word()}</b> **${word()}**\n</div>`,
      () =>
        `${word()} | ${word()}\n--- | ---\n${word()} | ${word()} | ${word()}\n\\| ${word()} | a\\|b`,
      () =>
        `\`\`\`diff\n+ ${word()}\n- ${word()}\n\`\`\`\n\n\`\`\`sh\n$ ${word()}\n# ${word()}\n\`\`\``,
      () => `[${word()}]: ${word("w")}`,
      () => `<!-- a\n\nb -->\n\n${word()}`,
      () => `<table><tr><td>${word()}</td><td><ul><li>${word()}</li></ul></td></tr></table>`,
    ];
    const containers: (() => string)[] = [
      () => `> ${inner().replaceAll("\n", "\n> ")}`,
      () => `> [!${pick(["NOTE", "tip", "Caution"])}]\n> ${inner().replaceAll("\n", "\n> ")}`,
      () => times(3, () => `${"- "}${indent(block(depth + 1), "  ")}`).join(pick(["\n", "\n\n"])),
      () => times(3, () => `7. ${indent(block(depth + 1), "   ")}`).join("\n"),
      () => times(3, () => `* [${pick([" ", "x"])}] ${word()}`).join("\n"),
      () => `:::${pick(["note", "warning", "tip[Title]"])}\n\n${inner()}\n\n:::`,
    ];
    return random() < 0.3 && depth < 3 ? pick(containers)() : pick(leaves)();
  }

  const body = times(8, () => block(0)).join("\n\n");
  const text = `${body}\n\n${definitions.join("\n\n")}\n`;
  return { text: random() < 0.1 ? text.replaceAll("\n", "\r\n") : text, words };
}

/** HTML and Markdown inside each other, in a form that means the same in `.md` and `.mdx`. */
export function generateNestedPage(seed: number): GeneratedPage {
  const random = createSeededRandom(seed);
  const words: string[] = [];
  const pick = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)] as T;
  const times = (max: number, make: () => string): string[] =>
    Array.from({ length: 1 + Math.floor(random() * max) }, make);
  const word = () => {
    words.push(`w${seed}q${words.length}z`);
    return words.at(-1) ?? "";
  };
  const spans: (() => string)[] = [
    word,
    word,
    () => `**${word()}** *${word()}* ~~${word()}~~`,
    () => `\`${word()}\``,
    () => `[**${word()}** ${word()}](https://a.example)`,
    () => `![${word()}](https://a.example/i.png)`,
    () => `<kbd>${word()}</kbd>`,
    () => `<b>${word()} <i>${word()}</i></b>`,
    () => `<code>${word()}</code>`,
    () => `<a href="https://a.example">${word()}</a>`,
    () => `<img src="https://a.example/i.png" alt="${word()}" />`,
    () => `${word()}<br/>${word()}`,
    () => `\\<${word()}\\> \\{${word()}\\} &amp; &lt;`,
  ];
  const line = () => times(4, () => pick(spans)()).join(" ");
  const indent = (text: string, width: number) =>
    text.replace(/\n(?!\n|$)/g, `\n${" ".repeat(width)}`);

  function block(depth: number): string {
    const inner = () => times(2, () => block(depth + 1)).join("\n\n");
    const colons = ":".repeat(8 - depth);
    const leaves: (() => string)[] = [
      line,
      line,
      () => `${word()}\n${line()}`,
      () => `### ${line()}`,
      () => `\`\`\`js\n${word()} <b> {x}\n\`\`\``,
      () => `| ${word()} | ${word()} |\n| --- | --- |\n| <ul><li>${word()}</li></ul> | ${line()} |`,
      () => `<div>\n\n${line()}\n\n</div>`,
      () => `<p>${word()} <b>${word()}</b></p>`,
      () => `<ul>\n<li>${word()}</li>\n<li>\n\n${line()}\n\n</li>\n</ul>`,
      () => `- [ ] ${line()}\n- [x] ${word()}`,
    ];
    const containers: (() => string)[] = [
      () => `> ${inner().replaceAll("\n", "\n> ")}`,
      () => `> [!NOTE]\n> ${inner().replaceAll("\n", "\n> ")}`,
      () => times(3, () => `- ${indent(inner(), 2)}`).join("\n\n"),
      () => times(3, () => `1. ${indent(inner(), 3)}`).join("\n"),
      () => `${colons}note\n\n${inner()}\n\n${colons}`,
      () => `<details>\n<summary>${word()}</summary>\n\n${inner()}\n\n</details>`,
    ];
    return random() < 0.5 && depth < 4 ? pick(containers)() : pick(leaves)();
  }

  return { text: times(6, () => block(0)).join("\n\n"), words };
}
