import type { SalesFileDetail } from '@tangent/contract/money/backoffice-sales.ts';

/** The store that staff chooses for a file: the one to begin with, empty if the file names none. */
export type StoreChoice = { readonly store_id: string; readonly is_doubtful: boolean };

/**
 * Returns the choice of a store for an action; null where there is none. A file has one when it does not name its store,
 * or when the name of its sender is that of one store and the id is not (`is_doubtful`).
 */
export function findStoreChoice(
  action: SalesFileDetail['actions'][number],
  {
    file,
    statements,
    days,
  }: Pick<SalesFileDetail, 'statements' | 'days'> & {
    file: Pick<SalesFileDetail['file'], 'hold_reasons'>;
  },
): StoreChoice | null {
  if (action !== 'post' && action !== 'replace') return null;
  const named = [...statements, ...days].map(({ store_id }) => store_id);
  const is_doubtful = file.hold_reasons.includes('sender_mismatch');
  if (!is_doubtful && !named.includes(null)) return null;
  return { store_id: is_doubtful ? (named.find((id) => id !== null) ?? '') : '', is_doubtful };
}
