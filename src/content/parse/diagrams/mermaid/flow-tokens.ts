const node =
  /^[\w-]+(?:\(\(\([^()]+\)\)\)|\(\[[^[\]]+\]\)|\(\([^()]+\)\)|\[\[[^[\]]+\]\]|\[\([^()]+\)\]|\[\/[^[\]]+\\\]|\[\\[^[\]]+\/\]|>[^[\]]+\]|\{\{[^{}]+\}\}|\[[^[\]]+\]|\([^()]+\)|\{[^{}]+\})?(?::::[\w-]+)?/;
const arrow = /^<?(?:-->|-\.->|==>|---|-\.-|===)(?:\|[^|]*\|)?/;

/**
 * The parts of a line of a flowchart in the form that the renderer reads: nodes joined by `&`, groups of them joined by
 * arrows. Undefined for a line of another form.
 */
export function flowTokens(line: string): string[] | undefined {
  const tokens: string[] = [];
  let rest = line;
  while (true) {
    const found = node.exec(rest)?.[0];
    if (found === undefined) return undefined;
    tokens.push(found);
    rest = rest.slice(found.length).trimStart();
    if (rest === "") return tokens;
    const join = rest.startsWith("&") ? "&" : arrow.exec(rest)?.[0];
    if (join === undefined) return undefined;
    tokens.push(join);
    rest = rest.slice(join.length).trimStart();
  }
}
