import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { wavHeader } from '@tangent/audio/wav-header.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { ARTWORK_BEST_PX, ARTWORK_MIN_PX } from '@tangent/domain/catalogue/file-limits.ts';
import type { ReleaseStatus } from '@tangent/domain/catalogue/release/status.ts';
import type { UploadKind } from '@tangent/domain/catalogue/upload/upload-kind.ts';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import type { ProcessContext } from '../../catalogue/upload/context.ts';
import { processUpload } from '../../catalogue/upload/process-upload.ts';
import { sourceKey } from '../../catalogue/upload/upload-key.ts';
import { getUploadRow } from '../../catalogue/upload/upload-store.ts';
import type { JobRun } from '../../platform/jobs/handle-job.ts';
import { arrangeDemo } from './arrange-demo.ts';
import { COVER_DESIGNS } from './cover-designs.ts';
import type { DemoRelease, DemoTrack } from './demo-release.ts';
import { DEMO_RELEASES } from './demo-releases.ts';
import { DEMO_SONGS } from './demo-songs.ts';
import { type Arrangement, SAMPLE_RATE_HZ, synthesise } from './synthesise.ts';

/** Builds a WAV file of these stereo samples of 16 bits. */
function buildWav(samples: Int16Array): Buffer {
  const header = wavHeader({ channels: 2, sample_rate_hz: SAMPLE_RATE_HZ }, 16, samples.byteLength);
  return Buffer.concat([header, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)]);
}

const JPEG_QUALITY = 90;

/** Releases whose files are still checked: their artist or our team works on them. */
const OPEN: readonly ReleaseStatus[] = ['draft', 'in_review', 'reopened'];

/** Draws the cover of a release: large where it is still checked, small elsewhere, because size costs time. */
function drawCover({ cover: { design, palette, turn }, status }: DemoRelease): Promise<Buffer> {
  const side = OPEN.includes(status) ? ARTWORK_BEST_PX : ARTWORK_MIN_PX;
  const drawing = `<g transform="rotate(${turn ?? 0} 500 500)">${COVER_DESIGNS[design](palette)}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 1000 1000">${drawing}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).jpeg({ quality: JPEG_QUALITY }).toBuffer();
}

/** The files of a release, already in its owner's account. */
export interface DemoFiles {
  cover: string;
  /** One per track. */
  songs: readonly string[];
}

const ARRANGEMENTS = arrangeDemo(DEMO_RELEASES);

/** Adds the audio and the cover of a release to an account. */
export async function addDemoFiles(
  context: ProcessContext,
  account_id: string,
  release: DemoRelease,
): Promise<DemoFiles> {
  const { title, tracks } = release;
  const picture = { account_id, kind: 'artwork', filename: `${title}.jpg`, make: () => drawCover(release) } as const;
  const cover = await addUpload(context, picture);
  const songs: string[] = [];
  for (const track of tracks) {
    const make = async () => buildWav(synthesise(DEMO_SONGS[track.song], getArrangement(track)));
    songs.push(await addUpload(context, { account_id, kind: 'audio', filename: nameRecording(track), make }));
  }
  return { cover, songs };
}

function getArrangement(track: DemoTrack): Arrangement {
  const arrangement = ARRANGEMENTS.get(track);
  if (!arrangement) throw new Error(`The demo track ${track.title} has no arrangement`);
  return arrangement;
}

function nameRecording({ title, version_type }: DemoTrack): string {
  return version_type === undefined ? `${title}.wav` : `${title} (${version_type}).wav`;
}

interface DemoFile {
  account_id: string;
  kind: UploadKind;
  filename: string;
  make(): Promise<Buffer>;
}

/** The run of a job that is not repeated when it fails. */
export function onlyRun(id: string): JobRun {
  return { id, attempt: 1, is_last_attempt: true, signal: new AbortController().signal };
}

/**
 * Adds a file to an account and processes it exactly as if its owner had uploaded it. A file that an earlier attempt
 * left is reused.
 */
async function addUpload(context: ProcessContext, file: DemoFile): Promise<string> {
  const id = (await findUploadId(context, file)) ?? (await insertUpload(context, file));
  await processUpload(context, id, onlyRun(id));
  const { state, failure_code } = await getUploadRow(context.db, id);
  if (state !== 'complete') throw new Error(`The demo file ${file.filename} was refused: ${failure_code}`);
  return id;
}

async function findUploadId({ db }: ProcessContext, { account_id, filename }: DemoFile): Promise<string | null> {
  const isThisFile = and(eq(uploads.account_id, account_id), eq(uploads.filename, filename));
  const [row] = await db.select({ id: uploads.id }).from(uploads).where(isThisFile);
  return row?.id ?? null;
}

async function insertUpload(context: ProcessContext, { make, ...fields }: DemoFile): Promise<string> {
  const id = uuidv7();
  const storage_key = sourceKey(id);
  const content = await make();
  await store(context, storage_key, content);
  const now = context.clock.now();
  const row = { ...fields, size_bytes: content.length, state: 'processing' as const, storage_key };
  await context.db.insert(uploads).values({ id, ...row, created_at: now, updated_at: now });
  return id;
}

async function store({ storage }: ProcessContext, key: string, content: Buffer): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'demo-'));
  try {
    const file = path.join(folder, 'file');
    await writeFile(file, content);
    await storage.put(key, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
