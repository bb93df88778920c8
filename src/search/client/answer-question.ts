import type { Engine } from "./engine.ts";
import { SearchError } from "./provider.ts";
import type { WorkerAnswer, WorkerQuestion } from "./worker-messages.ts";

/** The worker's side of the talk. Whatever breaks over a damaged index becomes an answer too. */
export async function answerQuestion(
  engine: Engine,
  question: WorkerQuestion,
): Promise<WorkerAnswer> {
  const { id } = question;
  try {
    return { id, value: await valueFor(engine, question) };
  } catch (error) {
    const failure = error instanceof SearchError ? error.failure : "unavailable";
    return { id, failure, message: error instanceof Error ? error.message : String(error) };
  }
}

async function valueFor(engine: Engine, question: WorkerQuestion) {
  switch (question.kind) {
    case "search":
      return engine.search(question.query);
    case "facets":
      return engine.facets();
    case "prepare":
      return void (await engine.prepare());
  }
}
