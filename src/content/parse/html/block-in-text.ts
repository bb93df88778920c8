/** A block in a sentence: browsers end the paragraph before it, so that React finds another page. */
export function blockInText(name: string) {
  return {
    rule: "block-in-text",
    severity: "warning",
    message: `\`<${name}>\` is a block and stands in a sentence, where browsers end the paragraph`,
    hint: "start it on a line of its own, after an empty line",
  } as const;
}
