import type { UploadedAudioFacts } from '@tangent/contract/upload.ts';
import { uploads } from '@tangent/db/schema/upload.ts';
import type { UploadState } from '@tangent/domain/upload/upload.ts';
import { uuidv7 } from 'uuidv7';
import type { TestAccount } from './test-account.ts';
import type { TestApp } from './test-app.ts';

/** What was measured in an ordinary three-minute song. */
const SONG_FACTS: UploadedAudioFacts = {
  format: 'wav',
  codec: 'pcm_s24le',
  sample_rate_hz: 48_000,
  bits_per_sample: 24,
  channels: 2,

  duration_ms: 180_000,
  integrated_lufs: -11.2,
  loudness_range_lu: 6.1,
  true_peak_dbtp: -1.1,

  middle_silence_ms: 0,
  silences: [],
  effective_bits: 24,
  clipped_runs: 0,
  clippings: [],

  dc_offset: 0,
  stereo: 'stereo',
  lossy_cutoff_hz: null,
};

/** Puts an audio upload that was already looked at into the account. */
export async function addAudio(
  app: TestApp,
  account: TestAccount,
  facts: Partial<UploadedAudioFacts> = {},
  sha256: string = uuidv7(),
): Promise<string> {
  return addUpload(app, account, { kind: 'audio', filename: 'song.wav', facts: { ...SONG_FACTS, ...facts }, sha256 });
}

/** Puts a cover that was already looked at into the account. */
export async function addArtwork(app: TestApp, account: TestAccount, state: UploadState = 'complete'): Promise<string> {
  const facts = { format: 'png', width_px: 3000, height_px: 3000, hue: 12, chroma: 0.5 };
  return addUpload(app, account, { kind: 'artwork', filename: 'cover.png', facts, state, sha256: uuidv7() });
}

/** Puts a document into the account. */
export async function addDocument(
  app: TestApp,
  account: TestAccount,
  state: UploadState = 'complete',
): Promise<string> {
  return addUpload(app, account, { kind: 'document', filename: 'licence.pdf', facts: { format: 'pdf' }, state });
}

type Fields = Pick<typeof uploads.$inferInsert, 'kind' | 'filename' | 'facts' | 'sha256'> & { state?: UploadState };

async function addUpload(app: TestApp, account: TestAccount, fields: Fields): Promise<string> {
  const now = app.clock.now();
  const times = { created_at: now, updated_at: now };
  const upload = {
    id: uuidv7(),
    account_id: account.user._id,
    size_bytes: 1000,
    state: 'complete',
    ...fields,
    ...times,
  };
  await app.db.insert(uploads).values(upload as typeof uploads.$inferInsert);
  return upload.id;
}
