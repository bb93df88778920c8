import { beforeEach, expect, it, vi } from "vitest";
import { SearchError, type SearchQuery, type SearchResults } from "../../search/client/provider.ts";
import { type Answer, createResultAsker } from "./result-asker.ts";

const query = (text: string): SearchQuery => ({ text, filters: {}, pages: 6 });
const some = { groups: [], total: 3 };
const ask = vi.fn(async (_: SearchQuery): Promise<SearchResults | null> => some);
const shown: Answer[] = [];
const asker = () => createResultAsker(ask, (answer) => void shown.push(answer));

beforeEach(() => {
  ask.mockClear();
  shown.length = 0;
});

it("asks a query once, and again when told to", async () => {
  const { ask: want } = asker();
  want(query("vpc"));
  want(query("vpc"));
  expect(ask).toHaveBeenCalledTimes(1);
  want(query("vpc"), true);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(shown).toHaveLength(2));
  expect(shown[0]).toEqual({ text: "vpc", results: some, failure: null });
});

it("has the answer to a right guess without asking twice", async () => {
  const { ask: want, guess } = asker();
  want(query("vp"));
  guess(query("vpc"));
  guess(query("vpc"));
  // Drawing something else meanwhile asks for the text of before.
  want(query("vp"));
  want(query("vpc"));
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(shown.at(-1)?.text).toBe("vpc"));
});

it("shows nobody the answer to a wrong guess", async () => {
  const { ask: want, guess } = asker();
  guess(query("vpcx"));
  want(query("vpc"));
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  expect(shown[0]?.text).toBe("vpc");
});

it("says why an answer failed, also one that was guessed", async () => {
  ask.mockRejectedValueOnce(new SearchError("rate-limited", "too many"));
  const { ask: want, guess } = asker();
  guess(query("vpc"));
  want(query("vpc"));
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  expect(shown[0]).toEqual({ text: "vpc", results: null, failure: "rate-limited" });
  want(query("vpc"), true);
  await vi.waitFor(() => expect(shown.at(-1)?.results).toBe(some));
});

it("asks again what a wrong guess has overtaken", async () => {
  ask.mockResolvedValueOnce(null);
  const { ask: want, guess } = asker();
  want(query("vpc"));
  guess(query("vpcx"));
  await vi.waitFor(() => expect(shown.map(({ text }) => text)).toEqual(["vpc"]));
  expect(ask).toHaveBeenCalledTimes(3);
});
