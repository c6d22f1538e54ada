import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { music } from '@tangent/audio/testing/signals.ts';
import { writeWav } from '@tangent/audio/testing/wav.ts';
import { subscriptions, users } from '@tangent/db/schema/account.ts';
import { artists } from '@tangent/db/schema/artist.ts';
import { release_status_changes, releases, tracks } from '@tangent/db/schema/release.ts';
import { uploads } from '@tangent/db/schema/upload.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import type { Plan } from '@tangent/domain/plan/plan.ts';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import type { Actor } from '../auth/public.ts';
import type { Storage } from '../gateways/storage/storage.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db } from '../platform/sql/open-database.ts';

type ReleaseContext = { db: Db; clock: Clock; storage: Storage; folder: string };

export interface ReleaseOptions {
  plan?: Plan;
  store_ids?: string[];
  release_date?: string;
  titles?: string[];
  title?: string;
  seconds?: number;
}

/** Somebody's release that waits for a decision, with real sound and a real cover in storage. */
export async function addReviewableRelease(
  context: ReleaseContext,
  options: ReleaseOptions = {},
): Promise<{ id: string; owner: string }> {
  const { db, clock } = context;
  const now = clock.now();
  const owner = await addUser(db, now, { plan: options.plan ?? 'free' });
  const [artist] = await db
    .insert(artists)
    .values({
      account_id: owner,
      name: 'Maré Cheia',
      type: 'band',
      main_genre: 'pop',
      legal_first_name: 'Rita',
      legal_last_name: 'Sá',
      created_at: now,
    })
    .returning();
  if (!artist) throw new Error('no artist');
  const id = uuidv7();
  await db.insert(releases).values({
    id,
    account_id: owner,
    artist_id: artist.id,
    status: 'in_review',
    title: options.title ?? 'Água & Sal',
    primary_artist: artist.name,

    language: 'pt',
    primary_genre: 'pop',
    record_label: artist.name,
    submitted_at: now,
    created_at: now,
    updated_at: now,
    release_date: options.release_date ?? addDays(utcDay(now.getTime()), 21),
    store_ids: options.store_ids ?? ['spotify'],
    artwork_upload_id: await addCover(context, owner),
  });
  for (const [index, title] of (options.titles ?? ['Maré']).entries()) {
    const audio_upload_id = await addSound(context, owner, options.seconds ?? 2);
    await db.insert(tracks).values({ release_id: id, position: index + 1, title, language: 'pt', audio_upload_id });
  }
  await db
    .insert(release_status_changes)
    .values({ release_id: id, from_status: 'draft', to_status: 'submitted', at: now, by: 'owner', actor_id: owner });
  return { id, owner };
}

/** A person of the company. */
export async function addStaff(db: Db, now: Date): Promise<Actor> {
  const user_id = await addUser(db, now, { plan: 'free', is_staff: true });
  return { user_id, is_staff: true, plan: 'free', language: 'en' };
}

let accountCount = 0;

async function addUser(
  db: Db,
  now: Date,
  { plan, is_staff = false }: { plan: Plan; is_staff?: boolean },
): Promise<string> {
  accountCount += 1;
  const username = `person-${accountCount}-${uuidv7().slice(-6)}`;
  const [user] = await db
    .insert(users)
    .values({
      first_name: 'Rita',
      last_name: 'Sá',
      username,
      email: `${username}@music.example`,
      password_hash: '-',

      language: 'pt' as const,
      is_staff,
      marketing: false,
      terms_accepted_at: now,
      created_at: now,
      email_verified_at: now,
    })
    .returning();
  if (!user) throw new Error('no person');
  if (plan !== 'free') {
    const expires_at = new Date(now.getTime() + 365 * DAY_MS);
    await db
      .insert(subscriptions)
      .values({ account_id: user.id, plan, status: 'active', expires_at, provider: 'grant' });
  }
  return user.id;
}

async function addSound(context: ReleaseContext, owner: string, seconds: number): Promise<string> {
  const file = writeWav(path.join(context.folder, `${uuidv7()}.wav`), music(seconds), 24);
  return addUpload(context, owner, 'audio', file, {
    format: 'wav',
    codec: 'pcm_s24le',
    sample_rate_hz: 48_000,
    bits_per_sample: 24,
    channels: 2,

    duration_ms: seconds * 1000,
    integrated_lufs: -12,
    loudness_range_lu: 5,
    true_peak_dbtp: -1,

    middle_silence_ms: 0,
    silences: [],
  });
}

async function addCover(context: ReleaseContext, owner: string): Promise<string> {
  const file = path.join(context.folder, `${uuidv7()}.png`);
  await sharp({ create: { width: 1500, height: 1500, channels: 3, background: '#3b5bdb' } })
    .png()
    .toFile(file);
  return addUpload(context, owner, 'artwork', file, {
    format: 'png',
    width_px: 1500,
    height_px: 1500,
    hue: 230,
    chroma: 0.6,
  });
}

async function addUpload(
  context: ReleaseContext,
  owner: string,
  kind: 'audio' | 'artwork',
  file: string,
  facts: object,
): Promise<string> {
  const id = uuidv7();
  const storage_key = `uploads/${id}/source`;
  await context.storage.put(storage_key, file);
  const now = context.clock.now();
  await context.db.insert(uploads).values({
    id,
    account_id: owner,
    kind,
    filename: path.basename(file),
    size_bytes: (await stat(file)).size,
    state: 'complete' as const,

    storage_key,
    facts: { ...facts },
    created_at: now,
    updated_at: now,
    sha256: createHash('sha256')
      .update(await readFile(file))
      .digest('hex'),
  });
  return id;
}
