import type { ErnTextFile, ErnVersion } from '@tangent/ddex/model.ts';
import { buildSampleRelease, withoutFiles } from '@tangent/ddex/testing/sample-release.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ReadAcknowledgement, waitForAcknowledgements } from '../testing/read-acknowledgements.ts';
import { buildSampleBatch, sendBatch } from '../testing/sample-batch.ts';
import { createTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let world: TestSandbox;
beforeAll(async () => {
  world = await createTestSandbox();
});
beforeEach(async () => {
  await world.post('/control/reset', {});
  await world.moveTo('2026-03-02T10:00:00Z');
});
afterAll(() => world.remove());

type Sent = { format?: ErnTextFile['format']; content?: string; version?: ErnVersion; language?: string };

/** Sends a release whose first track has lyrics; a partner for lyrics gets neither sound nor artwork. */
async function send(storeId: string, { format = 'TTML', content, version = '43', language = 'tr' }: Sent) {
  const path = `resources/words.${format.toLowerCase()}`;
  const hash = { algorithm: 'SHA-256', value: '' } as const;
  const lyrics: ErnTextFile = { path, format, contains_ai: null, size_bytes: 0, hash };
  const sample = buildSampleRelease(2);
  const release = storeId === 'musixmatch' ? withoutFiles(sample) : sample;
  const tracks = release.tracks.map((track, index) =>
    index === 0 ? { ...track, language, is_instrumental: language === 'zxx', lyrics } : track,
  );
  const contents = content === undefined ? {} : { [path]: content };
  const client = await world.connect(storeId);
  try {
    await sendBatch(client, buildSampleBatch({ release: { ...release, tracks }, writing: { version }, contents }));
    await expect.poll(async () => (await world.store(storeId)).messages.length).toBe(1);
    const [message] = (await world.store(storeId)).messages;
    const answers = await waitForAcknowledgements(client, message?.file_status === 'FileOK' ? 3 : 1);
    return { answers, message, store: await world.store(storeId) };
  } finally {
    await client.end();
  }
}

test.each(['TTML', 'LRC', 'TXT'] as const)(
  'a partner takes a release whose only file is lyrics in %s',
  async (format) => {
    const { store, message } = await send('musixmatch', { format, version: '382' });
    expect(message).toMatchObject({ kind: 'insert', file_status: 'FileOK' });
    expect(store.releases).toMatchObject([{ state: 'live', tracks: [{ audio: null, lyrics: { format } }, {}] }]);
  },
);

const tt = (lines: string, language = 'tr', head = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttm="http://www.w3.org/ns/ttml#metadata" xml:lang="${language}"><head><metadata>${head}</metadata></head><body><div>${lines}</div></body></tt>`;
const p = (from: string, to: string, words = 'Deniz') => `<p begin="${from}.000" end="${to}.000">${words}</p>`;

test.each<[name: string, sent: Sent, text: string]>([
  [
    'times that do not ascend',
    { content: tt(p('00:09', '00:12') + p('00:08', '00:13')) },
    'the times do not ascend: Deniz',
  ],
  ['a line that ends too early', { content: tt(p('00:09', '00:08')) }, 'a line ends before it starts: Deniz'],
  ['a line after the end', { content: tt(p('00:01', '59:00')) }, 'a line is after the end: Deniz'],
  ['another language', { content: tt(p('00:01', '00:02'), 'en') }, 'the file says en, the message tr'],
  ['no language', { language: 'zxx', content: tt(p('00:01', '00:02'), 'zxx') }, 'the language zxx is unknown'],
  ['a time of no clock', { content: tt('<p begin="1s" end="2s">Deniz</p>') }, 'a line has the time 1s'],
  [
    'the dialect of players',
    {
      content: tt(p('00:01', '00:02')).replace(
        ' xml:lang',
        ' xmlns:itunes="http://music.apple.com/lyric-ttml-internal" xml:lang',
      ),
    },
    'not the dialect of deliveries: ttml_dialect at tt',
  ],
  [
    'a singer that is not declared',
    { content: tt(p('00:01', '00:02').replace('<p', '<p ttm:agent="v1"')) },
    'not the dialect of deliveries: ttml_agent_unknown at tt/body/div/p',
  ],
  [
    'a word outside its line',
    { content: tt(p('00:01', '00:02', '<span begin="00:01.500" end="00:02.500">Deniz</span>')) },
    'not the dialect of deliveries: ttml_time_outside at tt/body/div/p/span',
  ],
  ['another document', { content: '<html></html>' }, 'the file is not TTML'],
  ['no XML', { content: 'Deniz' }, 'the file is not XML'],
  ['no words', { content: tt('') }, 'there are no words'],
  ['advertising', { format: 'TXT', content: 'Deniz\nwww.deniz.example' }, 'advertising: www.deniz.example'],
  [
    'times of words as text',
    { content: tt(p('00:01', '00:02', '&lt;00:01.10&gt; Deniz')) },
    'a time among the words: <00:01.10> Deniz',
  ],
  ['times in plain text', { format: 'TXT', content: '[00:01.00] Deniz' }, 'a time among the words: [00:01.00] Deniz'],
  ['a line without a time', { format: 'LRC', content: '[00:01.00] Deniz\nGece' }, 'a line has no time: Gece'],
  [
    'LRC out of order',
    { format: 'LRC', content: '[00:05.00] Deniz\n[00:01.00] Gece' },
    'the times do not ascend: Gece',
  ],
])('a partner refuses lyrics with %s, for good', async (_name, sent, text) => {
  const { answers, store } = await send('musixmatch', sent);
  const [path] = [`resources/words.${(sent.format ?? 'TTML').toLowerCase()}`];
  expect(answers).toMatchObject([
    {
      file_status: 'ResourceNotMeetingSpecifications',
      proposed_action: 'DoNotResendAffectedResource',
      text: `${path}: ${text}`,
      files: [`${path} ResourceNotMeetingSpecifications`],
    },
  ]);
  expect(store.releases).toEqual([]);
});

test('a store of music shows the release without the lyrics that it refuses', async () => {
  const { answers, store } = await send('apple-music', { content: tt(p('00:09', '00:08')) });
  const seen = ({ file_status, files }: ReadAcknowledgement) => [file_status, ...files];
  expect(answers.map(seen)[0]).toEqual(['FileOK', 'resources/words.ttml ResourceNotMeetingSpecifications']);
  expect(store.releases).toMatchObject([{ state: 'live', tracks: [{ lyrics: null }, {}] }]);
});
