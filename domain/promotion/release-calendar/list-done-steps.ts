import type { CalendarFacts } from './calendar-facts.ts';
import type { CalendarPhase } from './calendar-phase.ts';
import { artistStep, type CalendarStep } from './calendar-step.ts';

/** Phases in which a release counts what was done for it. */
const COUNTING: readonly CalendarPhase[] = ['in_review', 'coming', 'release_day', 'first_weeks', 'catalogue'];

/**
 * Lists the artist's steps that are done, in the order of their lives: what the product can see, and what the artist
 * ticked.
 */
export function listDoneSteps(facts: CalendarFacts, phase: CalendarPhase): CalendarStep[] {
  if (!COUNTING.includes(phase)) return [];
  const { release, people, story, editors, ticks, pitched, playlists, campaign, fans_total, lyrics } = facts;
  const ticked = (key: string) => ticks.includes(key);
  const invited = people
    .filter(({ state }) => state !== 'uninvited')
    .map(({ name, share_basis_points }) => ({
      name,
      share_basis_points,
    }));
  const share_basis_points = invited.reduce((sum, one) => sum + one.share_basis_points, 0);
  const isAllInvited = invited.length > 0 && invited.length === people.length;
  const hasNoList = playlists.playlists === 0 || ticked('pitch_playlists');
  const stores = editors.map(({ store }) => store);
  const is_approved = release.approved_on !== null;
  return [
    artistStep('submit', {}, { day: release.submitted_on }),
    ...(isAllInvited ? [artistStep('invite_people', { people: invited, share_basis_points })] : []),
    ...(facts.uncredited === 0 && facts.tracks > 0 ? [artistStep('add_credits', { tracks: facts.tracks })] : []),
    ...(lyrics.untimed === 0 && lyrics.timed > 0 ? [artistStep('time_lyrics', { tracks: lyrics.timed })] : []),
    ...(story === '' ? [] : [artistStep('write_story', { stores })]),
    ...editors
      .filter(({ store }) => ticked(`pitch_editors:${store.id}`))
      .map(({ store, unit, days_before, day }) =>
        artistStep('pitch_editors', { store, unit, days_before, is_approved }, { day, subject: store.id }),
      ),
    ...(pitched.length > 0 && hasNoList
      ? [
          artistStep('pitch_playlists', {
            playlists: pitched.length,
            names: [...pitched],
            followers: 0,
            answer_days: 0,
          }),
        ]
      : []),
    ...(campaign?.phase === 'ended' && fans_total !== null ? [artistStep('share_presave', { fans: fans_total })] : []),
    ...(ticked('make_banners') ? [artistStep('make_banners', {})] : []),
    ...(ticked('share_link')
      ? [artistStep('share_link', { live_stores: facts.stores.live, stores: facts.stores.total })]
      : []),
  ];
}
