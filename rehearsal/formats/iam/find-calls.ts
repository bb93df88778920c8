/** A call of a function, with the text between its parentheses. */
export interface Call {
  offset: number;
  argument: string;
}

/** Finds the calls of a function in HCL. */
export function findCalls(code: string, name: string): Call[] {
  const calls = code.matchAll(new RegExp(`\\b${name}\\(`, "g"));
  return [...calls].map(({ 0: opening, index }) => {
    const start = index + opening.length;
    return { offset: index, argument: code.slice(start, endOfArgument(code, start)) };
  });
}

function endOfArgument(code: string, start: number): number {
  let depth = 0;
  let inString = false;
  for (let at = start; at < code.length; at++) {
    const char = code.charAt(at);
    if (inString && char === "\\") at += 1;
    else if (char === '"') inString = !inString;
    else if (!inString && "([{".includes(char)) depth += 1;
    else if (!inString && ")]}".includes(char)) {
      if (depth === 0) return at;
      depth -= 1;
    }
  }
  return code.length;
}
