/**
 * Reads a posting list of a shard. It is packed to keep the index small (see `SearchShard`): the
 * number of records with the term, then for each listed record, in order, its distance from the
 * record before and its weight. The lowest bit of a weight says whether the heading has the term;
 * the other bits are the term's impact.
 */
export type PostingList = readonly number[];

/** How many records of the index have the term. The list may hold fewer of them. */
export function frequencyOf(list: PostingList): number {
  return list[0] ?? 0;
}

/** Whether the list holds only the best records of a term that most records have. */
export function isCut(list: PostingList): boolean {
  return frequencyOf(list) > (list.length - 1) / 2;
}

/** Calls `visit` for each record of the list, by rising number. */
export function forEachPosting(
  list: PostingList,
  visit: (record: number, impact: number, inHeading: boolean) => void,
): void {
  let record = 0;
  for (let index = 1; index + 1 < list.length; index += 2) {
    const weight = list[index + 1] ?? 0;
    record += list[index] ?? 0;
    visit(record, weight >> 1, (weight & 1) === 1);
  }
}

/** Numbers of the records in all of the lists. */
export function recordsIn(lists: readonly PostingList[]): Set<number> {
  const records = new Set<number>();
  for (const list of lists) forEachPosting(list, (record) => records.add(record));
  return records;
}
