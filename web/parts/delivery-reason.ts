import { concernsOwner } from '@tangent/domain/delivery/refusal.ts';

/** Who can do something about it: we alone, the artist with a correction, or whoever holds the rights with a proof. */
export type Help = 'ours' | 'details' | 'rights';

const RIGHTS: readonly string[] = ['rights_conflict', 'terms_of_service'];

/** What a reason asks for. Everything that has to do with files, messages and lines is our work. */
export function helpFor(reasonCode: string): Help {
  if (RIGHTS.includes(reasonCode)) return 'rights';
  return concernsOwner(reasonCode) ? 'details' : 'ours';
}
