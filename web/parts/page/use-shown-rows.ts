import { useState } from 'react';

type ShownRows<Row> = {
  /** The rows of the pages opened so far. */
  readonly shown: readonly Row[];
  readonly hasMore: boolean;
  readonly showMore: () => void;
};

/** Shows a list that has loaded completely page by page; another search or filter starts with its first page. */
export function useShownRows<Row>(rows: readonly Row[], perPage: number, filter: string): ShownRows<Row> {
  const [opened, setOpened] = useState({ filter, pages: 1 });
  const pages = opened.filter === filter ? opened.pages : 1;
  const count = pages * perPage;
  return {
    shown: rows.slice(0, count),
    hasMore: rows.length > count,
    showMore: () => setOpened({ filter, pages: pages + 1 }),
  };
}
