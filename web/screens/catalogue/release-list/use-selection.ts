import { useState } from 'react';

type Row = { readonly id: string };

/**
 * The selected rows. Only visible rows count: a filter or a removed row deselects it, so no action touches what the user
 * cannot see.
 */
export function useSelection<R extends Row>(rows: readonly R[], listKey: string) {
  const [chosen, setChosen] = useState<{ listKey: string; ids: ReadonlySet<string> }>({ listKey, ids: new Set() });
  if (chosen.listKey !== listKey) setChosen({ listKey, ids: new Set() });
  const { ids } = chosen;
  const selected = rows.filter(({ id }) => ids.has(id));
  const set = (next: Iterable<string>) => setChosen({ listKey, ids: new Set(next) });
  return {
    selected,
    isSelected: (row: R) => ids.has(row.id),
    toggle: (row: R) => set(ids.has(row.id) ? [...ids].filter((id) => id !== row.id) : [...ids, row.id]),
    toggleAll: () => set(selected.length === rows.length ? [] : rows.map(({ id }) => id)),
    clear: () => set([]),
  };
}

export type Selection<R extends Row> = ReturnType<typeof useSelection<R>>;
