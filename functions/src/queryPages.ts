import type { Query, QueryDocumentSnapshot } from './firebase.ts';

const PAGE = 300;

/** The ids that a query ordered by `field` finds, page by page, so that there may be any number of them. */
export async function* queryPages(query: Query, field: string): AsyncGenerator<string> {
  let last: QueryDocumentSnapshot | undefined;
  do {
    const page = query.limit(PAGE).select(field);
    const { docs } = await (last ? page.startAfter(last) : page).get();
    for (const { id } of docs) yield id;
    last = docs.length < PAGE ? undefined : docs.at(-1);
  } while (last);
}
