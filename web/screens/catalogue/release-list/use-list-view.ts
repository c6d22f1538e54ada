import { useState } from 'react';
import { readStored, writeStored } from '../../../app/storage.ts';

export const LIST_VIEWS = ['table', 'grid'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

const KEY = 'releases/view';
const IS_PHONE = '(max-width: 639px)';

/** Remembers on this device whether releases are shown as a table or as covers; phones start with covers. */
export function useListView(): [ListView, (view: ListView) => void] {
  const [view, setView] = useState<ListView>(() => {
    const stored = LIST_VIEWS.find((one) => one === readStored(KEY));
    return stored ?? (matchMedia(IS_PHONE).matches ? 'grid' : 'table');
  });
  const choose = (next: ListView) => {
    writeStored(KEY, next);
    setView(next);
  };
  return [view, choose];
}
