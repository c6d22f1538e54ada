/** One page of a list: `next_cursor` is null on the last one. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next_cursor: string | null;
}

/**
 * Yields every item of a list, page after page. A page is read only when its first item is needed.
 *
 * @example
 *   for await (const release of readPages((cursor) => client.releases.list({ cursor }))) console.log(release.title);
 */
export async function* readPages<Item>(
  read: (cursor: string | undefined) => Promise<Page<Item>>,
): AsyncGenerator<Item, void, void> {
  let cursor: string | undefined;
  do {
    const page: Page<Item> = await read(cursor);
    yield* page.items;
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
}
