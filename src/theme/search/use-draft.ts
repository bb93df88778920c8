import { useEffect, useState } from "react";

/** Browsers refuse to rewrite the address for each of many quick keys. */
const delay = 250;

/**
 * The text of a field that is written down when the reader pauses. Another text from elsewhere
 * takes the place of what is typed.
 */
export function useDraft(
  written: string,
  write: (text: string) => void,
): { text: string; setText(text: string): void; flush(): void } {
  const [draft, setDraft] = useState<string | null>(null);
  const flush = () => {
    if (draft === null) return;
    write(draft);
    setDraft(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins with each key
  useEffect(() => {
    const timer = setTimeout(flush, delay);
    return () => clearTimeout(timer);
  }, [draft]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another written text ends the draft
  useEffect(() => setDraft(null), [written]);
  return { text: draft ?? written, setText: setDraft, flush };
}
