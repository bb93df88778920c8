import { fillIn } from "./messages/fill-in.ts";

/** What `{name}` stands for in an address of feedback. */
export interface FeedbackValues {
  /** What the reader says, in a few words. */
  answer: string;
  /** Title of the page. */
  title: string;
  /** Address of the page. */
  url: string;
}

/** The names that an address of feedback may hold in braces. */
export const feedbackNames: readonly (keyof FeedbackValues)[] = ["answer", "title", "url"];

/** Fills in an address of feedback. Values are encoded; colons and slashes may stand in a query. */
export function feedbackAddress(address: string, values: FeedbackValues): string {
  const encoded = feedbackNames.map((name) => [
    name,
    encodeURIComponent(values[name]).replace(/%(?:2F|3A)/g, decodeURIComponent),
  ]);
  return fillIn(address, Object.fromEntries(encoded));
}

/**
 * Where a new issue of a repository is written: GitHub's form of addresses, and GitLab's for hosts that
 * have its name. Both fill in what the query holds.
 */
export function issueAddress(repository: string): string {
  const root = repository.replace(/\/+$/, "");
  return /^https?:\/\/[^/]*gitlab/.test(root)
    ? `${root}/-/issues/new?issue[title]={answer}:%20{title}&issue[description]={url}`
    : `${root}/issues/new?title={answer}:%20{title}&body={url}`;
}
