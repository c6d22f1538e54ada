import { expect, test } from 'vitest';
import { readTransporterStatus } from './read-status.ts';

const describe = (stores: string, infos: string) => `[2026-11-29 10:00:00 UTC] <main>  INFO: Status
<?xml version="1.0" encoding="UTF-8"?>
<itunes_transporter>
  <upload_status apple_identifier="1234567890" vendor_identifier="5901234123457">
    <content_status_info content_review_status="Ready-NotReviewed" content_status="Unpolished" itunes_connect_status="Other">
      <store_status ${stores}/>
    </content_status_info>
    ${infos}
  </upload_status>
</itunes_transporter>
[2026-11-29 10:00:01 UTC] <main> DBG-X: Returning 0`;
const info = (created: string, status: string) => `<upload_status_info created="${created}" status="${status}"/>`;

test('an album in two countries, with words of the log around its status', () => {
  const text = describe(
    'not_on_store="N/A" on_store="US,TR" ready_for_store="N/A"',
    info('2026-11-29 10:00:00', 'Imported'),
  );
  expect(readTransporterStatus(text)).toEqual([
    {
      vendor_id: '5901234123457',
      apple_id: '1234567890',
      state: 'imported',
      status: 'Imported',
      on_store: ['US', 'TR'],
      ready_for_store: [],
      not_on_store: [],
    },
  ]);
});

test.each<[string, string, string]>([
  [
    'the newest of several uploads counts',
    info('2026-11-29 11:00:00', 'Upload Failed') + info('2026-11-28 10:00:00', 'Imported'),
    'failed',
  ],
  ['a word that nobody knows is still under way', info('2026-11-29 10:00:00', 'In Warteschlange'), 'importing'],
])('%s', (_name, infos, state) => {
  const [status] = readTransporterStatus(describe('on_store="N/A" ready_for_store="WW" not_on_store="N/A"', infos));
  expect(status).toMatchObject({ state, ready_for_store: ['WW'], on_store: [] });
});

test.each([
  ['nothing', ''],
  ['a log without a document', 'ERROR: an exception has occurred'],
  ['a document that was cut off', describe('on_store="US"', info('2026-11-29 10:00:00', 'Imported')).slice(0, 300)],
  ['an album that Apple does not know', '<itunes_transporter></itunes_transporter>'],
  ['an upload without a state', describe('on_store="US"', '')],
])('no status is read from %s', (_name, text) => {
  expect(readTransporterStatus(text)).toEqual([]);
});
