import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import { expect, test } from 'vitest';
import { checkFile } from './check-file.ts';
import {
  entryStatus,
  isEntryActive,
  isEntryUploading,
  isFileAtFault,
  newEntry,
  nextEntry,
  type UploadEntry,
  type UploadEvent,
} from './upload-entry.ts';

const QUEUED = newEntry({
  slot: 'release-1/artwork',
  release_id: 'release-1',
  kind: 'artwork',
  filename: 'cover.png',
  size_bytes: 400,
  batch: 1,
});
const START = nextEntry(QUEUED, { type: 'started' });

function uploadIn(state: Upload['state'], failure_code: string | null = null): Upload {
  const rest = { failure_params: failure_code === null ? null : { min: 1500 }, audio: null, artwork: null };
  return {
    id: 'u1',
    kind: 'artwork',
    filename: 'cover.png',
    size_bytes: 400,
    state,
    failure_code,
    ...rest,
    created_at: '',
  };
}

function after(...events: UploadEvent[]): UploadEntry {
  return events.reduce(nextEntry, START);
}

test('[S4-026] [S4-027] [S4-028] [S4-029] [S4-032] a file is prepared, sent, processed, saved in the release and complete', () => {
  const states = [
    { type: 'created', upload_id: 'u1' },
    { type: 'progress', sent_bytes: 200 },
    { type: 'sent' },
    { type: 'checked', upload: uploadIn('complete') },
    { type: 'saved' },
  ] as const satisfies UploadEvent[];
  const path = states.map((_, index) => after(...states.slice(0, index + 1)).state);
  expect(path).toEqual(['uploading', 'uploading', 'processing', 'updating_release', 'complete']);
});

test('a file that the server refuses fails with its reason', () => {
  const entry = after({ type: 'sent' }, { type: 'checked', upload: uploadIn('failed', 'artwork_too_small') });
  expect(entry.state).toBe('failed');
  expect(entry.failure).toEqual({ code: 'artwork_too_small', path: 'artwork', params: { min: 1500 } });
});

test.each<[string, UploadEvent[], boolean]>([
  ['a cover too small', [{ type: 'sent' }, { type: 'checked', upload: uploadIn('failed', 'artwork_too_small') }], true],
  [
    'a sound that is damaged',
    [{ type: 'sent' }, { type: 'checked', upload: uploadIn('failed', 'audio_corrupt') }],
    true,
  ],
  ['a file too large', [{ type: 'failed', failure: { code: 'document_too_large', path: 'document' } }], true],
  ['no connection', [{ type: 'failed', failure: { code: 'network', path: 'artwork' } }], false],
  ['a server that fails', [{ type: 'failed', failure: { code: 'upload_failed', path: 'audio' } }], false],
  ['too many requests', [{ type: 'failed', failure: { code: 'too_many_requests', path: 'audio' } }], false],
  ['an upload that expired', [{ type: 'checked', upload: uploadIn('failed', 'upload_expired') }], false],
  ['a failure without a reason', [{ type: 'sent' }, { type: 'checked', upload: uploadIn('failed') }], false],
  ['an upload in progress', [{ type: 'sent' }], false],
])('after %s the file itself is at fault or not (%j)', (_, events, isAtFault) => {
  expect(isFileAtFault(after(...events))).toBe(isAtFault);
});

test('without a connection a sent file waits instead of being processed, until the server responds again', () => {
  const lost = after({ type: 'sent' }, { type: 'interrupted', waiting: 'connection' });
  expect(entryStatus(lost)).toBe('waiting');
  expect(entryStatus(nextEntry(lost, { type: 'checked', upload: uploadIn('processing') }))).toBe('processing');
});

test('a lost connection keeps the sent bytes, and the next progress ends the waiting', () => {
  const lost = after({ type: 'progress', sent_bytes: 200 }, { type: 'interrupted', waiting: 'connection' });
  expect(lost).toMatchObject({ state: 'uploading', sent_bytes: 200, waiting: 'connection' });
  expect(nextEntry(lost, { type: 'progress', sent_bytes: 210 }).waiting).toBeNull();
});

test('an ended session pauses a file and does not fail it', () => {
  const entry = after({ type: 'progress', sent_bytes: 200 }, { type: 'interrupted', waiting: 'session' });
  expect(isEntryActive(entry)).toBe(true);
  expect(entry.failure).toBeNull();
});

test('[S4-030] a retry starts from the beginning, when it is its turn', () => {
  const failed = after(
    { type: 'created', upload_id: 'u1' },
    { type: 'failed', failure: { code: 'network', path: 'artwork' } },
  );
  expect(nextEntry(failed, { type: 'restarted' })).toEqual(QUEUED);
});

test('late events about a finished file change nothing', () => {
  const done = after({ type: 'sent' }, { type: 'checked', upload: uploadIn('complete') }, { type: 'saved' });
  expect(nextEntry(done, { type: 'progress', sent_bytes: 10 })).toBe(done);
  expect(nextEntry(done, { type: 'interrupted', waiting: 'connection' })).toBe(done);
  expect(nextEntry(done, { type: 'checked', upload: uploadIn('processing') })).toBe(done);
});

test('a file waits for its turn, and a paused one does not count as uploading', () => {
  expect([entryStatus(QUEUED), isEntryUploading(QUEUED)]).toEqual(['queued', false]);
  const sending = after({ type: 'created', upload_id: 'u1' }, { type: 'progress', sent_bytes: 200 });
  expect([entryStatus(sending), isEntryUploading(sending)]).toEqual(['uploading', true]);
  const paused = nextEntry(sending, { type: 'paused' });
  expect([entryStatus(paused), isEntryUploading(paused), paused.sent_bytes]).toEqual(['paused', false, 200]);
  const again = nextEntry(nextEntry(paused, { type: 'queued' }), { type: 'started' });
  expect(again).toEqual(sending);
});

test('late events of the transfer do not end a pause', () => {
  const paused = after({ type: 'progress', sent_bytes: 200 }, { type: 'paused' });
  expect(nextEntry(paused, { type: 'progress', sent_bytes: 300 })).toBe(paused);
  expect(nextEntry(paused, { type: 'interrupted', waiting: 'connection' })).toBe(paused);
});

test('a file that was sent completely can no longer be paused', () => {
  const arrived = after({ type: 'sent' });
  expect(nextEntry(arrived, { type: 'paused' })).toBe(arrived);
});

test.each([
  ['audio', { name: 'a.wav', size: 104_857_600 }, null],
  ['audio', { name: 'a.mp3', size: 104_857_601 }, 'audio_too_large'],
  ['audio', { name: 'a.wav', size: 104_857_601 }, 'lossless_too_large'],
  ['audio', { name: 'a.ogg', size: 1000 }, 'unsupported_audio'],
  ['audio', { name: 'A.AIFF', size: 1000 }, null],
  ['audio', { name: 'a.mp3', size: 0 }, 'file_empty'],
  ['artwork', { name: 'a.png', size: 20_971_519 }, null],
  ['artwork', { name: 'a.png', size: 20_971_520 }, 'artwork_too_large'],
  ['artwork', { name: 'a.svg', size: 1000 }, 'invalid_file_format'],
] as const)('the check before sending a file of kind %s like %j finds: %s', (kind, file, code) => {
  expect(checkFile(kind, file)[0]?.code ?? null).toBe(code);
});
