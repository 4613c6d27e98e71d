import type { Query, QueryDocumentSnapshot } from './firebase.ts';

const PAGE = 300;

/** Yields the ids of any number of documents found by a query, which is read in pages ordered by `field`. */
export async function* queryPages(query: Query, field: string): AsyncGenerator<string> {
  let last: QueryDocumentSnapshot | undefined;
  do {
    const page = query.limit(PAGE).select(field);
    const { docs } = await (last ? page.startAfter(last) : page).get();
    for (const { id } of docs) yield id;
    last = docs.length < PAGE ? undefined : docs.at(-1);
  } while (last);
}
