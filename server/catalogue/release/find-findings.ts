import type { Release } from '@tangent/contract/catalogue/release.ts';
import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { type CalendarDate, utcDay } from '@tangent/domain/calendar.ts';
import { isUnusualLoudness } from '@tangent/domain/catalogue/release/check-audio.ts';
import { DISTRIBUTED_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
import { checkStyle } from '@tangent/domain/catalogue/release/style/check-style.ts';
import { listBannedWordFindings } from '@tangent/domain/catalogue/release/words/banned-word-findings.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import { listKnownNames } from '../artist/public.ts';
import { findSameRecordings, findSimilarCovers } from '../upload/public.ts';
import { getReleaseView } from './release-view.ts';

/**
 * Finds codes that another published release already has: a UPC is probably a mistake, an ISRC may be right.
 */
async function findCodeFindings(tx: Tx, { id, upc, tracks: own }: Release): Promise<Issue[]> {
  const elsewhere = and(ne(releases.id, id), inArray(releases.status, DISTRIBUTED_STATUSES));
  const findings: Issue[] = [];
  if (upc !== null) {
    const [other] = await tx
      .select({ id: releases.id })
      .from(releases)
      .where(and(eq(releases.upc, upc), elsewhere));
    if (other) findings.push({ code: 'same_upc', path: 'upc', params: { release_id: other.id } });
  }
  for (const [index, { isrc }] of own.entries()) {
    if (isrc === null) continue;
    const [other] = await tx
      .select({ id: releases.id })
      .from(tracks)
      .innerJoin(releases, eq(releases.id, tracks.release_id))
      .where(and(eq(tracks.isrc, isrc), elsewhere))
      .limit(1);
    if (other) findings.push({ code: 'same_isrc', path: `tracks.${index}.isrc`, params: { release_id: other.id } });
  }
  return findings;
}

/** Finds everything a reviewer should check. Nothing here blocks a release. */
export async function findFindings(tx: Tx, releaseId: string, now: Date): Promise<Issue[]> {
  const release = await getReleaseView(tx, releaseId, now);
  return [
    ...listBannedWordFindings(release),
    ...(await findSameTitle(tx, release)),
    ...(await findCodeFindings(tx, release)),
    ...(await findSameCover(tx, release)),
    ...(await findSoundFindings(tx, release)),
    ...(await findStyleFindings(tx, release, utcDay(now.getTime()))),
  ];
}

async function findSameTitle(tx: Tx, { id, artist_id, title }: Release): Promise<Issue[]> {
  const same = await tx
    .select({ id: releases.id })
    .from(releases)
    .where(
      and(
        eq(releases.artist_id, artist_id),
        ne(releases.id, id),
        inArray(releases.status, DISTRIBUTED_STATUSES),
        sql`lower(trim(${releases.title})) = lower(trim(${title}))`,
      ),
    )
    .limit(1);
  return same.map((one) => ({ code: 'same_title', path: 'title', params: { release_id: one.id } }));
}

// A cover of another account matters more than the same cover on an owner's single and its album.
async function findSameCover(tx: Tx, { id, artwork }: Release): Promise<Issue[]> {
  if (artwork === null) return [];
  const [own] = await tx.select({ account_id: releases.account_id }).from(releases).where(eq(releases.id, id));
  const alike = (await findSimilarCovers(tx, artwork.id)).filter((cover) => cover.release_id !== id);
  const foreign = alike.find((cover) => cover.account_id !== own?.account_id);
  const [first = null] = alike;
  if (foreign) return [{ code: 'foreign_cover', path: 'artwork', params: { release_id: foreign.release_id } }];
  return first === null ? [] : [{ code: 'same_cover', path: 'artwork', params: { release_id: first.release_id } }];
}

/**
 * Finds what is unusual about the sound of the tracks: their loudness, and other published releases with the same sound
 * (A-126, A-184).
 */
async function findSoundFindings(tx: Tx, { id, tracks: own }: Release): Promise<Issue[]> {
  const findings: Issue[] = [];
  for (const [index, { audio }] of own.entries()) {
    const path = `tracks.${index}.audio`;
    if (audio === null || audio.audio === null) continue;
    findings.push(...checkLoudness(path, audio.audio.integrated_lufs));
    findings.push(...(await findElsewhere(tx, id, audio.id)).map((finding) => ({ ...finding, path })));
  }
  return findings;
}

function checkLoudness(path: string, lufs: number | null): Issue[] {
  if (!isUnusualLoudness(lufs)) return [];
  return [{ code: 'unusual_loudness', path, ...(lufs === null ? {} : { params: { lufs } }) }];
}

// An identical file is stronger evidence than the same sound in another file, and a release of another account matters
// more than the owner's.
async function findElsewhere(tx: Tx, releaseId: string, uploadId: string): Promise<Omit<Issue, 'path'>[]> {
  const [own] = await tx.select().from(uploads).where(eq(uploads.id, uploadId));
  if (!own) return [];
  const sameFile = own.sha256 === null ? [] : await listReleases(tx, releaseId, eq(uploads.sha256, own.sha256));
  const [first] = sameFile;
  if (first) return [{ code: 'duplicate_audio', params: { release_id: first.id } }];
  const alike = (await findSameRecordings(tx, uploadId)).map(({ upload_id }) => upload_id);
  if (alike.length === 0) return [];
  const sameSound = await listReleases(tx, releaseId, inArray(uploads.id, alike));
  const foreign = sameSound.find(({ account_id }) => account_id !== own.account_id);
  if (foreign) return [{ code: 'foreign_recording', params: { release_id: foreign.id } }];
  return sameSound.slice(0, 1).map(({ id }) => ({ code: 'same_recording', params: { release_id: id } }));
}

function listReleases(tx: Tx, releaseId: string, which: SQL) {
  return tx
    .select({ id: releases.id, account_id: releases.account_id })
    .from(uploads)
    .innerJoin(tracks, eq(tracks.audio_upload_id, uploads.id))
    .innerJoin(releases, eq(releases.id, tracks.release_id))
    .where(and(which, ne(releases.id, releaseId), inArray(releases.status, DISTRIBUTED_STATUSES)));
}

/** Finds what stores may alter or refuse by their style guides, as shown to the owner before submitting. */
async function findStyleFindings(tx: Tx, release: Release, today: CalendarDate): Promise<Issue[]> {
  const [owner] = await tx
    .select({ account_id: releases.account_id, name: artists.name, type: artists.type })
    .from(releases)
    .innerJoin(artists, eq(artists.id, releases.artist_id))
    .where(eq(releases.id, release.id));
  if (!owner) return [];
  const found = checkStyle({
    ...release,
    today,
    artist: { name: owner.name, type: owner.type },
    artwork: release.artwork?.artwork ?? null,
    tracks: release.tracks.map((track) => ({ ...track, audio: track.audio?.audio ?? null })),
    known_names: await listKnownNames(tx, owner.account_id, release.id),
  });
  // Issues that the product offers to fix and no store objects to concern only the owner in the wizard.
  const matters = found.filter(({ severity, verdicts }) => severity !== 'fix' || Object.keys(verdicts).length > 0);
  return matters.map(({ rule, path, severity, params }) => ({
    code: 'style',
    path,
    params: { ...params, rule, severity },
  }));
}
