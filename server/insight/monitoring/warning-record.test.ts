import { getWarningRecord } from '@tangent/contract/insight/monitoring.ts';
import { fraud_cases } from '@tangent/db/schema/insight/monitoring.ts';
import { royalty_charges } from '@tangent/db/schema/money/royalty.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../../testing/fixtures/test-account.ts';
import { addStores } from '../../testing/fixtures/test-release.ts';
import { addPublished, addTrends } from '../../testing/fixtures/trend-rows.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
});
afterAll(() => app.close());

const at = (day: string) => new Date(`${day}T10:00:00Z`);

test('the record counts cases by their outcome, and fines that came with a warning, without one, or were taken back', async () => {
  const artist = await signUp(app);
  const account_id = artist.user._id;
  const empty = (await artist.call(getWarningRecord)).body;
  expect(empty).toEqual({
    since: null,
    cases: { artificial: 0, natural: 0, open: 0, calm: 0 },
    fines: { warned: 0, unwarned: 0 },
    warned_days: null,
  });

  const { id: release_id, tracks } = await addPublished(app, artist, {
    title: 'Deniz',
    live_date: '2027-01-01',
    track_count: 2,
  });
  const [track_id = '', other = ''] = tracks;
  const line = { track_id, store_id: 'spotify', country: 'TR', streams: 10, listeners: 5 };
  await addTrends(app, account_id, { file_no: 1, lines: [{ ...line, day: '2027-01-02' }] });
  const target = { account_id, release_id, store_id: 'spotify' };
  const fraudCase = (opened: string, first_day: string, last_day = first_day) => {
    const [opened_at, changed_at] = [at(opened), at(opened)];
    return { ...target, first_day, last_day, opened_at, changed_at };
  };
  await app.db.insert(fraud_cases).values([
    { ...fraudCase('2027-02-03', '2027-01-28', '2027-02-02'), state: 'closed', verdict: 'artificial' },
    { ...fraudCase('2027-04-20', '2027-04-01'), state: 'closed', verdict: 'artificial' },
    { ...fraudCase('2027-02-03', '2027-01-28'), store_id: 'deezer', state: 'closed', verdict: 'natural' },
    { ...fraudCase('2027-05-03', '2027-05-01'), state: 'open' },
    { ...fraudCase('2027-06-03', '2027-06-01'), state: 'calm' },
  ]);
  const fine = { ...target, track_id, kind: 'penalty' as const, file_no: 1, part: 1, posting_no: 1 };
  const charges = [
    // The case began in January; the two lines of one track and month are one fine, and so are those of another track.
    { ...fine, period: '2027-01-01', amount: -5, posted: '2027-03-15' },
    { ...fine, period: '2027-01-01', amount: -5, posted: '2027-03-20' },
    { ...fine, track_id: other, period: '2027-01-01', amount: -5, posted: '2027-03-25' },
    { ...fine, period: '2027-02-01', amount: -5, posted: '2027-04-14' },
    // Without a case of its month, at another store, and with one that opened after the fine.
    { ...fine, period: '2027-03-01', amount: -5, posted: '2027-05-15' },
    { ...fine, store_id: 'anghami', period: '2027-01-01', amount: -5, posted: '2027-03-15' },
    { ...fine, period: '2027-04-01', amount: -5, posted: '2027-04-19' },
    // Taken back, of a report that was reversed, and no fine.
    { ...fine, period: '2027-05-01', amount: -5, posted: '2027-07-15' },
    { ...fine, period: '2027-05-01', amount: 5, posted: '2027-08-15' },
    { ...fine, period: '2027-06-01', amount: -5, posted: '2027-08-15', reversed_at: at('2027-08-16') },
    { ...fine, kind: 'fee' as const, period: '2027-01-01', amount: -5, posted: '2027-03-15' },
  ];
  await app.db.insert(royalty_charges).values(
    charges.map(({ amount, posted, ...row }, index) => ({
      ...row,
      line_no: index + 1,
      amount_micros: BigInt(amount) * 1_000_000n,
      posted_at: at(posted),
    })),
  );
  expect((await artist.call(getWarningRecord)).body).toEqual({
    since: app.clock.now().toISOString().slice(0, 10),
    cases: { artificial: 2, natural: 1, open: 1, calm: 1 },
    fines: { warned: 3, unwarned: 3 },
    // 40, 50 and 70 days.
    warned_days: 50,
  });
});
