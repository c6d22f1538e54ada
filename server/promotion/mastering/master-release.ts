import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { masterRelease as masterCall } from '@tangent/contract/promotion/mastering.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { checkMasteringLength, findLastLoopStart } from '@tangent/domain/promotion/mastering/check-mastering.ts';
import { MASTERED_TOGETHER, MASTERING_NAME_CHARS } from '@tangent/domain/promotion/mastering-limits.ts';
import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import { getOwnRelease, getReleaseView } from '../../catalogue/release/public.ts';
import { lockAccount } from '../../identity/account/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { insertMastering, type MasteringRow, requireQuota } from './mastering-store.ts';

/**
 * Creates a project for every track of an own release. They share a group, so that they get one colour, and one preset,
 * so that they get one loudness.
 */
export async function masterRelease(
  tx: Tx,
  actor: Actor,
  { release_id, preset, loop_start_seconds }: z.output<typeof masterCall.body>,
  now: Date,
): Promise<MasteringRow[]> {
  await getOwnRelease(tx, actor, release_id);
  const sounds = listSounds(await getReleaseView(tx, release_id, now));
  await lockAccount(tx, actor.user_id);
  await requireQuota(tx, actor, now, sounds.length);
  const group_id = uuidv7();
  const rows: MasteringRow[] = [];
  for (const { id, filename, title, duration_ms } of sounds) {
    const project = {
      account_id: actor.user_id,
      project_name: (title.trim() || filename).slice(0, MASTERING_NAME_CHARS.max),
      filename,
      upload_id: id,
      preset,
      group_id,
      loop_start_seconds: Math.min(loop_start_seconds, findLastLoopStart(duration_ms)),
    };
    rows.push(await insertMastering(tx, project, now));
  }
  return rows;
}

// All or nothing: a record with one track left out would not sound as one.
function listSounds({ tracks }: Release) {
  const { min, max } = MASTERED_TOGETHER;
  const issues: Issue[] = [];
  if (tracks.length < min || tracks.length > max)
    issues.push({ code: 'mastering_tracks', path: 'release_id', params: { min, max } });
  const sounds = tracks.flatMap(({ title, audio }, i) => {
    const path = `tracks.${i}`;
    const facts = audio?.state === 'complete' ? audio.audio : null;
    if (!audio || facts === null) {
      issues.push({ code: 'mastering_not_ready', path });
      return [];
    }
    issues.push(...checkMasteringLength(facts.duration_ms, path));
    return [{ id: audio.id, filename: audio.filename, title, duration_ms: facts.duration_ms }];
  });
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  return sounds;
}
