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

/** Texts that are not valid code, for parsers that must accept any input. `size` is in characters. */
export function createRandomTexts(
  size: number,
  random: (limit: number) => number,
): Record<string, string> {
  const repeated = (text: string) => text.repeat(size / text.length);
  const generate = (part: () => string) => {
    let text = "";
    while (text.length < size) text += part();
    return text.slice(0, size);
  };
  const generateLines = (letter: () => number) =>
    generate(() => (random(30) === 0 ? "\n" : String.fromCharCode(letter())));
  return {
    "half-written code": repeated(
      'module "vpc" {\n  source = "git::git@github.com:\n  name = \n  zones = [for x in ]\n}\n',
    ),
    letters: generateLines(() => 97 + random(26)),
    characters: generateLines(() => 32 + random(95)),
    tokens: generate(() => tokens[random(tokens.length)] ?? ""),
    "open strings": repeated('"\n'),
    "open heredocs": repeated("a = <<EOT\n"),
    "open blocks": repeated('module "a" {\n'),
    "deep nesting": repeated(`a = ${"[".repeat(190)}\n${"]".repeat(190)}\n`),
    assignments: repeated("a =\n"),
    prose: repeated("The quick brown fox jumps over the lazy dog.\n"),
  };
}
