import type { CreditGroup } from '@tangent/domain/catalogue/release/credit/credit-groups.ts';
import { flushSync } from 'react-dom';
import { addContributor } from '../tracks/credit-shares.ts';
import type { TrackPart } from '../tracks/track-edit.ts';

/** Adds an empty row to a group of credits. Returns the path of its name, for the focus. */
export function addPerson({ track, index, update }: TrackPart, group: CreditGroup): string {
  const path = (list: string, count: number) => `tracks.${index}.${list}.${count}.name`;
  if (group === 'composition') {
    flushSync(() => update((now) => ({ contributors: addContributor(now.contributors) })));
    return path('contributors', track.contributors.length);
  }
  if (group === 'performance') {
    flushSync(() => update((now) => ({ performers: [...now.performers, { name: '', instrument: 'vocals' }] })));
    return path('performers', track.performers.length);
  }
  flushSync(() =>
    update((now) => ({ production_credits: [...now.production_credits, { name: '', role: 'producer' }] })),
  );
  return path('production_credits', track.production_credits.length);
}
