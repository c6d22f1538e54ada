import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { melody } from '@tangent/audio/testing/signals.ts';
import { writeWav } from '@tangent/audio/testing/wav.ts';
import { CLAIM_CONDITIONS } from '@tangent/domain/catalogue/release/claims.ts';
import { stripedPng } from '@tangent/e2e/png.ts';
import { CallFailed, type Session } from './session.ts';
import type { Product } from './start-product.ts';

const ACCEPTED_AGREEMENTS = { owns_rights: true, no_infringement: true, release_terms: true };

export interface Files {
  audio: string;
  cover: string;
}

export type ReleaseInput = {
  title: string;
  store_ids: readonly string[];
  release_date: string;
  /** The first day of a pre-save campaign. */
  presave_date?: string;
};

/** Generates and uploads a song of a little more than a minute and a cover. */
export async function uploadFiles(artist: Session): Promise<Files> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tangent-song-'));
  try {
    const cover = path.join(folder, 'cover.png');
    fs.writeFileSync(cover, stripedPng(3000, 3000));
    const song = writeWav(path.join(folder, 'song.wav'), melody(62, 1, { channels: 2 }), 16);
    // Generating took longer than the server's keep-alive; the pause lets this process notice the closed connection.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return { audio: await artist.upload(song, 'audio'), cover: await artist.upload(cover, 'artwork') };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Submits a single that waits for its review. */
export async function submitRelease(artist: Session, files: Files, release: ReleaseInput): Promise<string> {
  const { items } = await artist.call<{ items: { id: string }[] }>('GET', '/v1/api/artists');
  const track = {
    id: randomUUID(),
    title: release.title,
    version_type: 'original',
    language: 'en',
    explicit: false,
    // Without them no fingerprint service gets the release.
    claim_conditions: CLAIM_CONDITIONS,
  };
  const draft = {
    artist_id: items[0]?.id,
    title: release.title,
    release_type: 'single',
    language: 'en',
    primary_genre: 'pop',
    secondary_genre: null,
    explicit: false,
    schedule: 'express',
    release_date: release.release_date,
    store_ids: release.store_ids,
    ...(release.presave_date === undefined ? {} : { presave_enabled: true, presave_date: release.presave_date }),
    artwork_upload_id: files.cover,
    tracks: [{ ...track, audio_upload_id: files.audio }],
  };
  type Saved = { id: string; version: number };
  const { id, version } = await artist.call<Saved>('POST', '/v1/api/releases', draft);
  await artist.call('POST', `/v1/api/releases/${id}/submit`, { version, agreements: ACCEPTED_AGREEMENTS });
  await waitUntil(`${release.title} waits for its review`, 60_000, async () => {
    const { status } = await artist.call<{ status: string }>('GET', `/v1/api/releases/${id}`);
    return status === 'in_review';
  });
  return id;
}

/** Approves a release; retries when the server says that it is busy and when to retry. */
export async function approveRelease(staff: Session, id: string): Promise<void> {
  for (;;) {
    try {
      await staff.call('POST', `/v1/api/backoffice/reviews/${id}/approve`, {});
      return;
    } catch (error) {
      if (!(error instanceof CallFailed) || error.status !== 503) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1_000 + Math.random() * 4_000));
    }
  }
}

/** Polls until a condition is true; throws when that takes too long. */
export async function waitUntil(label: string, withinMs: number, isTrue: () => Promise<boolean>): Promise<void> {
  const started = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - started > withinMs) throw new Error(`${label}: not within ${withinMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const LAST_OF_DEMO = 'Low Tide';
const DEMO_WITHIN_MS = 600_000;

/** Waits for the last release of the demo, which continues after the product is ready, on all cores. */
export async function waitForDemo({ database }: Pick<Product, 'database'>): Promise<void> {
  await waitUntil('the demo is complete', DEMO_WITHIN_MS, async () => {
    const { rows } = await database.query('select 1 from releases where title = $1', [LAST_OF_DEMO]);
    return rows.length > 0;
  });
}

/** Returns the calendar day some days after an instant, UTC. */
export function dayAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
