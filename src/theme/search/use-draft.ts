import { useEffect, useState } from "react";

/** Browsers refuse to rewrite the address for each of many quick keys. */
const delay = 250;

/**
 * The text of a field that is written down when the reader pauses. Another text from elsewhere
 * takes the place of what is typed.
 *
 * @param written what is written down, without spaces around it
 */
export function useDraft(
  written: string,
  write: (text: string) => void,
): { text: string; setText(text: string): void; flush(): void } {
  const [draft, setDraft] = useState<string | null>(null);
  const flush = () => {
    if (draft !== null && draft.trim() !== written) write(draft);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins with each key
  useEffect(() => {
    const timer = setTimeout(flush, delay);
    return () => clearTimeout(timer);
  }, [draft]);
  // A space at its end is not written, and is not to be lost: the next word is typed after it.
  useEffect(() => setDraft((draft) => (draft?.trim() === written ? draft : null)), [written]);
  return { text: draft ?? written, setText: setDraft, flush };
}
