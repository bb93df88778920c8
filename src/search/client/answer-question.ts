import type { Engine } from "./engine.ts";
import { SearchError } from "./provider.ts";
import type { WorkerAnswer, WorkerQuestion } from "./worker-messages.ts";

/** Answers a question, or null where it wants no answer. */
export type Answering = (question: WorkerQuestion) => Promise<WorkerAnswer | null>;

/** The worker's side of the talk. Whatever breaks over a damaged index becomes an answer too. */
export function answering(engine: Engine): Answering {
  const searches = new Map<number, AbortController>();

  function valueFor(question: WorkerQuestion) {
    switch (question.kind) {
      case "search": {
        const controller = new AbortController();
        searches.set(question.id, controller);
        return engine.search(question.query, controller.signal);
      }
      case "facets":
        return engine.facets();
      default:
        return engine.prepare().then(() => undefined);
    }
  }

  return async (question) => {
    const { id, kind } = question;
    if (kind === "stop") {
      searches.get(id)?.abort();
      return null;
    }
    try {
      return { id, value: await valueFor(question) };
    } catch (error) {
      const failure = error instanceof SearchError ? error.failure : "unavailable";
      return { id, failure, message: error instanceof Error ? error.message : String(error) };
    } finally {
      searches.delete(id);
    }
  };
}
