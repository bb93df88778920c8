/** A random generator with a seed: https://en.wikipedia.org/wiki/Linear_congruential_generator */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    // The low bits have a short period.
    return (state >> 8) % below;
  };
}

/** HCL tokens that rarely form valid code. */
export const tokens = [
  "module ",
  "{\n",
  "}\n",
  "= ",
  '"a" ',
  "[",
  "]",
  "(",
  ")",
  "${",
  "<<E\n",
  "\n",
  "?",
];

/** Texts that are not code, for parsers that must accept any input. `size` is in characters. */
export function randomTexts(
  size: number,
  random: (below: number) => number,
): Record<string, string> {
  const repeated = (text: string) => text.repeat(size / text.length);
  const made = (part: () => string) => {
    let text = "";
    while (text.length < size) text += part();
    return text.slice(0, size);
  };
  const lineOf = (letter: () => number) =>
    made(() => (random(30) === 0 ? "\n" : String.fromCharCode(letter())));
  return {
    "half-written code": repeated(
      'module "vpc" {\n  source = "git::git@github.com:\n  name = \n  zones = [for x in ]\n}\n',
    ),
    letters: lineOf(() => 97 + random(26)),
    characters: lineOf(() => 32 + random(95)),
    tokens: made(() => tokens[random(tokens.length)] ?? ""),
    "open strings": repeated('"\n'),
    "open heredocs": repeated("a = <<EOT\n"),
    "open blocks": repeated('module "a" {\n'),
    "deep nesting": repeated(`a = ${"[".repeat(190)}\n${"]".repeat(190)}\n`),
    assignments: repeated("a =\n"),
    prose: repeated("The quick brown fox jumps over the lazy dog.\n"),
  };
}
