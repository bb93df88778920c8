/** Numbers of the records in lists of postings, see `SearchShard`. */
export function recordsIn(lists: readonly (readonly number[])[]): Set<number> {
  const records = new Set<number>();
  for (const list of lists) {
    let record = 0;
    for (let index = 1; index + 1 < list.length; index += 2) {
      record += list[index] ?? 0;
      records.add(record);
    }
  }
  return records;
}
