import type { Answers, Outside, Topic } from "../load/files/outside.ts";

/** A question to the resolver with its answer: a dependency of a cached article. */
export interface AskedQuestion {
  topic: Topic;
  path: string;
  answer: Answers[Topic];
}

/** Wraps a resolver to record its questions and answers. */
export function recordQuestions(outside: Outside): { outside: Outside; asked: AskedQuestion[] } {
  const asked = new Map<string, AskedQuestion>();
  return {
    outside: {
      read: outside.read,
      ask(topic, path) {
        const answer = outside.ask(topic, path);
        asked.set(`${topic}:${path}`, { topic, path, answer });
        return answer;
      },
    },
    get asked() {
      return [...asked.values()];
    },
  };
}

/** Whether every question has the same answer as before. */
export function isUnchanged(outside: Outside, asked: readonly AskedQuestion[]): boolean {
  return asked.every(
    ({ topic, path, answer }) =>
      JSON.stringify(outside.ask(topic, path)) === JSON.stringify(answer),
  );
}
