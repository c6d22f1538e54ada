import type { updateReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { countCharacters } from '@tangent/domain/check-text.ts';
import { PITCH_CHARS } from '@tangent/domain/promotion/playlist-limits.ts';
import { isTickable } from '@tangent/domain/promotion/release-calendar/calendar-step.ts';
import type { z } from 'zod';
import { lockOwnRelease } from '../../catalogue/release/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { ReleaseRow } from './find-release.ts';
import { findNotes, type PlanNotes, saveNotes } from './plan-store.ts';

type Change = z.output<typeof updateReleaseCalendar.body>;

/** Saves the story of a release, what its artist ticks as done, and that the moment of the first store was seen. */
export async function updatePlan(tx: Tx, actor: Actor, id: string, change: Change, now: Date): Promise<ReleaseRow> {
  // Locked, so that a text and a tick that two windows save at once are both kept.
  const release = await lockOwnRelease(tx, actor, id);
  refuseInvalid(change);
  const notes = applyChange(await findNotes(tx, id), change, now);
  await saveNotes(tx, { release_id: id, account_id: release.account_id }, notes, now);
  return release;
}

function refuseInvalid({ story, tick }: Change): void {
  if (story !== undefined && countCharacters(story) > PITCH_CHARS.max) {
    throw new Refusal('invalid_input', [{ code: 'pitch_too_long', path: 'story', params: { max: PITCH_CHARS.max } }]);
  }
  if (tick !== undefined && !isTickable(tick.key)) {
    throw new Refusal('invalid_input', [{ code: 'invalid_choice', path: 'tick.key' }]);
  }
}

function applyChange({ story, ticks, live_seen_at }: PlanNotes, change: Change, now: Date): PlanNotes {
  const { tick } = change;
  const others = tick === undefined ? ticks : ticks.filter((key) => key !== tick.key);
  return {
    story: change.story?.trim() ?? story,
    ticks: tick?.is_done ? [...others, tick.key] : others,
    live_seen_at: change.live_seen === true ? (live_seen_at ?? now) : live_seen_at,
  };
}
