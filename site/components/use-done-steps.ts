import { writeStorage } from "../../src/framework/client/storage.ts";
import { useStoredText } from "./use-stored-text.ts";

interface DoneSteps {
  /** False without scripts and until the page is hydrated. */
  isLoaded: boolean;
  done: ReadonlySet<string>;
  mark(step: string, isDone: boolean): void;
  forget(): void;
}

/** The ids of the steps that the reader has marked as done. They stay in this browser. */
export function useDoneSteps(storageKey: string): DoneSteps {
  const stored = useStoredText(storageKey);
  const done = new Set((stored ?? "").split(",").filter(Boolean));
  return {
    isLoaded: stored !== undefined,
    done,
    mark(step, isDone) {
      const others = [...done].filter((id) => id !== step);
      writeStorage(storageKey, (isDone ? [...others, step] : others).join(",") || null);
    },
    forget: () => writeStorage(storageKey, null),
  };
}
