/** For messages: more of a value would hide what is wrong with it. */
export function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
