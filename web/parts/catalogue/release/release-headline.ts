import type { Release } from '@tangent/contract/catalogue/release.ts';
import { type CalendarDate, daysBetween } from '@tangent/domain/calendar.ts';

/** The headline fact of a release page: `code` is the key of the sentence in the texts, `count` its number. */
export type Headline = { readonly code: string; readonly count?: number };

type HeadlineFacts = Pick<Release, 'status' | 'release_date'>;

export function buildHeadline(release: HeadlineFacts, liveStores: number, today: CalendarDate): Headline {
  switch (release.status) {
    case 'submitted':
    case 'processing':
      return { code: 'checked' };
    case 'in_review':
      return { code: 'reviewed' };
    case 'approved':
    case 'in_process':
      return comingOut(release.release_date, today);
    case 'published':
      return liveStores > 0 ? { code: 'live', count: liveStores } : { code: 'published' };
    case 'draft':
    case 'reopened':
    case 'rejected':
    case 'takedown_requested':
    case 'removed':
    case 'expired':
      return { code: release.status };
    default:
      // A later version of the server may have more statuses than this page.
      return { code: 'unknown' };
  }
}

function comingOut(releaseDate: CalendarDate | null, today: CalendarDate): Headline {
  const days = releaseDate === null ? -1 : daysBetween(today, releaseDate);
  if (days > 0) return { code: 'out_in', count: days };
  return { code: days === 0 ? 'out_today' : 'on_its_way' };
}
