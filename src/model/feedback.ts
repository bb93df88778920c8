import { fillIn } from "./messages/fill-in.ts";

interface FeedbackValues {
  answer: string;
  title: string;
  url: string;
}

export const feedbackNames: readonly (keyof FeedbackValues)[] = ["answer", "title", "url"];

/** Fills in and encodes the values. Colons and slashes are allowed in a query. */
export function getFeedbackAddress(address: string, values: FeedbackValues): string {
  const encoded = feedbackNames.map((name) => [
    name,
    encodeURIComponent(values[name]).replace(/%(?:2F|3A)/g, decodeURIComponent),
  ]);
  return fillIn(address, Object.fromEntries(encoded));
}

/** A template for the address of a new issue on GitHub, or on GitLab for hosts with that name. */
export function getIssueTemplate(repository: string): string {
  const root = repository.replace(/\/+$/, "");
  return /^https?:\/\/[^/]*gitlab/.test(root)
    ? `${root}/-/issues/new?issue[title]={answer}:%20{title}&issue[description]={url}`
    : `${root}/issues/new?title={answer}:%20{title}&body={url}`;
}
