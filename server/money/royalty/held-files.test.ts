import { gzipSync } from 'node:zlib';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { audit_events } from '@tangent/db/schema/identity/account.ts';
import { ledger_transactions } from '@tangent/db/schema/money/ledger.ts';
import { royalty_entries } from '@tangent/db/schema/money/royalty.ts';
import { sales_files, sales_statements } from '@tangent/db/schema/money/sales.ts';
import { buildBasicAudioReport } from '@tangent/ddex/dsr/build-basic-audio-report.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPORT_KINDS } from '../../main/modules.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { expectSoundLedger, importSales } from '../../testing/fixtures/import-sales.ts';
import {
  buildMoneyWorld,
  type MoneyWorld,
  rereadFile,
  type WorldReport,
  writeReport,
} from '../../testing/harness/money-world.ts';
import { computeOwed } from '../../testing/harness/owed.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { setRate } from '../ledger/public.ts';
import { decideHeldFile, type HeldFileDecision, reverseFile } from '../store-file/public.ts';

let app: TestApp;
let world: MoneyWorld;
beforeAll(async () => {
  app = await createTestApp();
  world = await buildMoneyWorld({ ...app, log: pino({ level: 'silent' }) });
});
afterAll(() => app.close());

const importFile = (bytes: string | Buffer, name?: string) => importSales(world.context, bytes, name);
const song = (artist = 1) => ({ isrc: world.releases[artist - 1]?.tracks[2]?.isrc ?? '' });
const owed = (artist = 1) =>
  computeOwed(app.db, { kind: 'artist_payable', account_id: world.account_ids[artist - 1] ?? '' });
const movements = () => app.db.$count(ledger_transactions);

function write(report: Partial<WorldReport> & Pick<WorldReport, 'period'>): string {
  return writeReport({ store: 'spotify', lines: [{ ...song(), amount: '10' }], ...report });
}

async function decision(id: string, input: Omit<HeldFileDecision, 'note'>) {
  await inTransaction(app.db, (tx) =>
    decideHeldFile(tx, world.staff, id, { note: 'Looked', ...input, report_kinds: REPORT_KINDS }, app.clock.now()),
  );
  return rereadFile(world.context, id);
}

const mistake = { note: 'Their mistake', report_kinds: REPORT_KINDS };
const reverse = (id: string) =>
  inTransaction(app.db, (tx) => reverseFile(tx, world.staff, id, mistake, app.clock.now()));

test('the same file again changes nothing: same bytes, another name, compressed, or saved again with other line ends', async () => {
  const text = write({ period: '2025-01' });
  const first = await importFile(text);
  expect(first.state).toBe('posted');
  const [money, count] = [await owed(), await movements()];
  const crlf = `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  const again = [
    await importFile(text),
    await importFile(text, 'other.csv'),
    await importFile(crlf),
    await importFile(gzipSync(text)),
  ];
  const utf16 = await importFile(Buffer.from(`\uFEFF${text}`, 'utf16le'));
  for (const file of [...again, utf16]) expect(file).toMatchObject({ state: 'duplicate', duplicate_of_id: first.id });
  const together = write({ period: '2025-02' });
  const raced = await Promise.all([1, 2, 3, 4].map((number) => importFile(together, `${number}.csv`)));
  expect(raced.map(({ state }) => state).sort()).toEqual(['duplicate', 'duplicate', 'duplicate', 'posted']);
  expect(await owed()).toBe(money * 2n);
  expect(await movements()).toBe(count + 1);
});

test('one wrong line refuses the whole file, and none of it is posted', async () => {
  const before = [await owed(), await movements(), await app.db.$count(royalty_entries)];
  const amounts = ['10,5', '1e5', '9'.repeat(40), 'ten', '1000000000.01'];
  for (const wrong of [...amounts.map((amount) => ({ amount: `"${amount}"` })), { amount: '1', units: 10 ** 12 + 1 }]) {
    const lines = [
      { ...song(), amount: '1' },
      { ...song(), ...wrong },
      { ...song(), amount: '1' },
    ];
    const file = await importFile(write({ period: '2025-03', lines }));
    expect(file).toMatchObject({ state: 'malformed', problem_count: 1, problems: [{ line_no: 3 }] });
  }
  expect([await owed(), await movements(), await app.db.$count(royalty_entries)]).toEqual(before);
});

test('a file that is not a sales report is left alone', async () => {
  expect(await importFile('name,colour\nAda,blue\n')).toMatchObject({ state: 'unknown_format', profile: null });
});

test('a corrected file is held; in place of the first file it reverses it and is posted, and the closed statement stays', async () => {
  const first = await importFile(write({ period: '2025-04' }));
  const before = await owed();
  const corrected = await importFile(
    write({
      period: '2025-04',
      lines: [
        { ...song(), amount: '4' },
        { ...song(2), amount: '6' },
      ],
    }),
  );
  expect(corrected).toMatchObject({ state: 'held', hold_reasons: ['same_period'], lines: 2 });
  expect(await owed()).toBe(before);
  const statement = () => app.db.select().from(sales_statements).where(eq(sales_statements.file_id, first.id));
  const closed = await statement();
  const replaced = await decision(corrected.id, { decision: 'replace' });
  expect(replaced).toMatchObject({ state: 'posted', replaces_id: first.id });
  expect(await owed()).toBe(before - 8_500_000n + 3_400_000n);
  expect(await statement()).toEqual(closed);
  expect(await rereadFile(world.context, first.id)).toMatchObject({ state: 'reversed' });
  const [mirror] = await app.db.select().from(sales_files).where(eq(sales_files.reverses_id, first.id));
  const { file_no, amount_micros } = royalty_entries;
  const [total] = await app.db
    .select({ sum: sql<string>`sum(${amount_micros})`, lines: sql<number>`count(*)::int` })
    .from(royalty_entries)
    .where(eq(file_no, mirror?.file_no ?? 0));
  expect(total).toEqual({ sum: '-8500000', lines: 1 });
  expect(await app.db.select().from(audit_events).orderBy(desc(audit_events.at)).limit(1)).toMatchObject([
    { action: 'sales.answer', actor_kind: 'staff', subject_id: corrected.id, details: { replaces_id: first.id } },
  ]);
});

test('a replaced file is reversed once, whichever worker does it, and must not report more than the file that replaces it', async () => {
  const [before, cost] = [await owed(), { isrc: world.releases[0]?.tracks[1]?.isrc ?? '', amount: '4' }];
  const replace = (id: string) => decision(id, { decision: 'replace' });
  const reversedMeanwhile = async (id: string, replaced: string) => {
    const input = { decision: 'replace', note: 'Looked', report_kinds: REPORT_KINDS } as const;
    await inTransaction(app.db, (tx) => decideHeldFile(tx, world.staff, id, input, app.clock.now()));
    await reverse(replaced);
  };
  const wrong = await importFile(write({ period: '2025-11' }));
  const corrected = await importFile(write({ period: '2025-11', lines: [{ ...song(), amount: '5' }] }));
  await reversedMeanwhile(corrected.id, wrong.id);
  const other = await importFile(write({ period: '2025-11', lines: [{ ...song(), amount: '7' }] }));
  expect(await rereadFile(world.context, corrected.id)).toMatchObject({ state: 'held', replaces_id: null });
  await reversedMeanwhile(corrected.id, other.id);
  expect(await rereadFile(world.context, corrected.id)).toMatchObject({ state: 'posted', replaces_id: null });
  expect(await owed()).toBe(before + 4_250_000n);
  await reverse(corrected.id);
  const two = (lines: WorldReport['lines'], next: WorldReport['lines']) => {
    const december = write({ period: '2025-12', store: 'tidal', lines: next });
    return importFile(`${write({ period: '2025-11', lines })}${december.slice(december.indexOf('\n') + 1)}`);
  };
  const both = await two([{ ...song(), amount: '10' }, cost], [{ ...song(), amount: '10' }]);
  expect([both.state, await owed()]).toEqual(['posted', before + 20_400_000n]);
  const half = await importFile(write({ period: '2025-11', lines: [cost] }));
  await expect(replace(half.id)).rejects.toMatchObject({ code: 'no_single_report' });
  // Amounts that the first file recouped are recouped by this one again.
  const whole = await two([cost], [{ ...song(), amount: '6' }]);
  expect(await replace(whole.id)).toMatchObject({ state: 'posted', replaces_id: both.id });
  expect(await owed()).toBe(before + 8_500_000n);
});

test('a supplement is posted beside the first file, or not at all; a file cannot be decided twice', async () => {
  await importFile(write({ period: '2025-05' }));
  const more = await importFile(write({ period: '2025-05', lines: [{ ...song(), amount: '2' }] }));
  const unwanted = await importFile(write({ period: '2025-05', lines: [{ ...song(), amount: '3' }] }));
  const before = await owed();
  expect(await decision(more.id, { decision: 'post' })).toMatchObject({ state: 'posted' });
  expect(await decision(unwanted.id, { decision: 'decline' })).toMatchObject({ state: 'declined' });
  expect(await owed()).toBe(before + 1_700_000n);
  for (const { id } of [more, unwanted])
    await expect(decision(id, { decision: 'post' })).rejects.toMatchObject({ code: 'invalid_transition' });
  const third = await importFile(write({ period: '2025-05', lines: [{ ...song(), amount: '4' }] }));
  await expect(decision(third.id, { decision: 'replace' })).rejects.toMatchObject({ code: 'no_single_report' });
});

test('a statement that was already reported is held, whatever month it names now', async () => {
  await importFile(write({ period: '2025-06', statement_id: 'S-77' }));
  expect(await importFile(write({ period: '2025-07', statement_id: 'S-77' }))).toMatchObject({
    state: 'held',
    hold_reasons: ['same_statement'],
  });
  // Another store may use the same name for one of its statements.
  expect(await importFile(write({ period: '2025-07', store: 'tidal', statement_id: 'S-77' }))).toMatchObject({
    state: 'posted',
  });
});

test('a file is held for the rate of its currency, for the name of its store, and while too much of it is unmatched', async () => {
  const foreign = await importFile(write({ period: '2025-08', currency: 'TRY', store: 'Somewhere' }));
  expect(foreign).toMatchObject({ state: 'held', hold_reasons: ['rate_missing', 'unknown_store'] });
  await expect(decision(foreign.id, { decision: 'post' })).rejects.toMatchObject({ code: 'invalid_input' });
  const store = { decision: 'post', store_id: 'tidal' } as const;
  expect(await decision(foreign.id, store)).toMatchObject({ state: 'held', hold_reasons: ['rate_missing'] });
  const rate = { currency: 'TRY', day: '2025-08-29', rate: '0.024', source: 'TCMB' };
  await inTransaction(app.db, (tx) => setRate(tx, world.staff, rate, app.clock.now()));
  const before = await owed();
  expect(await decision(foreign.id, { decision: 'post' })).toMatchObject({ state: 'posted' });
  expect(await owed()).toBe(before + 204_000n);
  expect(await app.db.select().from(sales_statements).where(eq(sales_statements.file_id, foreign.id))).toMatchObject([
    { store_id: 'tidal', rate: '0.024000000000', rate_date: '2025-08-29' },
  ]);
  // Returns count as much as sales; a fifth is tolerated, and so are a few lines, whatever they are worth.
  const strangers = ['1', '-1', '1', '-1', '1', '-1'].map((amount, index) => ({ isrc: `USABC20000${index}0`, amount }));
  const much = await importFile(write({ period: '2025-09', lines: [...strangers, { ...song(), amount: '23' }] }));
  expect(much).toMatchObject({ state: 'held', hold_reasons: ['much_unmatched'], suspense_lines: 6 });
  expect(await decision(much.id, { decision: 'post' })).toMatchObject({ state: 'posted' });
  const own = ['22', '-2'].map((amount) => ({ ...song(), amount }));
  for (const [store, lines] of [
    ['deezer', [...strangers, ...own]],
    ['tidal', strangers.slice(1)],
  ] as const)
    expect(await importFile(write({ period: '2025-09', store, lines }))).toMatchObject({ state: 'posted' });
});

test('a reason that is new since staff decided needs another decision', async () => {
  const strangers = Array.from({ length: 6 }, (_, index) => ({ isrc: `USABC30000${index}0`, amount: '1' }));
  const held = await importFile(write({ period: '2025-10', lines: strangers }));
  await importFile(write({ period: '2025-10' }));
  expect(await decision(held.id, { decision: 'post' })).toMatchObject({
    state: 'held',
    hold_reasons: ['same_period', 'much_unmatched'],
    decision: null,
  });
});

test('a posted file is reversed to the last millionth, and once', async () => {
  const lines = [
    { ...song(2), amount: '0.0000015' },
    { isrc: world.releases[1]?.tracks[1]?.isrc ?? '', amount: '12.5' },
    { upc: world.releases[1]?.upc ?? '', amount: '7.77' },
    { isrc: 'USABC4000001', amount: '0.1' },
  ];
  const before = await Promise.all(world.account_ids.map((_, index) => owed(index + 1)));
  const file = await importFile(write({ period: '2025-11', store: 'deezer', lines }));
  const results = await Promise.allSettled([reverse(file.id), reverse(file.id)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await Promise.all(world.account_ids.map((_, index) => owed(index + 1)))).toEqual(before);
  const [mirror] = await app.db.select().from(sales_files).where(eq(sales_files.reverses_id, file.id));
  await expect(reverse(mirror?.id ?? '')).rejects.toMatchObject({ code: 'invalid_transition' });
  expect(
    (await app.db.execute(sql`select distinct state from suspense_lines where isrc = 'USABC4000001'`)).rows,
  ).toEqual([{ state: 'reversed' }]);
  // The same month can be reported again, and amounts that were recouped can be recouped again.
  const again = await importFile(write({ period: '2025-11', store: 'deezer', lines }));
  expect(again.state).toBe('posted');
});

test('all of this leaves the ledger consistent', () => expectSoundLedger(app));

const SALE = { summary_id: 'S1', transaction_id: 'T1', usages: 100 };

const SENDER = { dpid: 'PADPIDA2013020802I', name: 'spotify' };

function writeDsr(recipient: { dpid: string; name: string }, sales = [SALE], sender = SENDER): string {
  const head = {
    message_id: `spotify-${recipient.dpid}`,
    created_at: '2025-12-05T00:00:00Z',
    start_date: '2025-11-01',
    end_date: '2025-11-30',
    sender_party_id: sender.dpid,
    sender_name: sender.name,
    recipient_party_id: recipient.dpid,
    recipient_name: recipient.name,
  };
  const summary = {
    commercial_model: 'SubscriptionModel',
    sold_as: 'stream',
    territory: 'TR',
    currency: 'USD',
  } as const;
  const names = { title: 'Gece', artist: 'Ada' };
  const report = {
    head,
    summaries: [{ ...summary, id: 'S1', net_revenue: '10' }],
    releases: [{ ...names, icpn: world.releases[0]?.upc ?? '', tracks: [{ ...names, ...song(), sales }], sales: [] }],
  };
  return [...buildBasicAudioReport(report, 'single_records')].map((line) => `${line}\n`).join('');
}

test('a report addressed to another recipient is held and posts nothing; one to our name or our party id is not', async () => {
  const before = await owed();
  const foreign = await importFile(writeDsr({ dpid: 'PADPIDA2013020802I', name: 'Another Distributor' }));
  expect([foreign.state, foreign.hold_reasons[0]]).toEqual(['held', 'other_recipient']);
  expect(await owed()).toBe(before);
  const ours = await importFile(writeDsr({ dpid: 'PADPIDA20260101998', name: 'A former name' }));
  expect(ours.hold_reasons).not.toContain('other_recipient');
});

test('equal lines of a file are posted and counted', async () => {
  const text = writeDsr({ dpid: 'PADPIDA20260101998', name: 'Tangent' }, [SALE, { ...SALE, usages: 50 }, SALE]);
  const file = await importFile(text.replaceAll('2025-11', '2025-12'));
  expect(file).toMatchObject({ hold_reasons: ['unknown_store'], equal_lines: 1 });
  const posted = await decision(file.id, { decision: 'post', store_id: 'spotify' });
  expect(posted).toMatchObject({ state: 'posted', lines: 3, equal_lines: 1 });
});

const US = { dpid: 'PADPIDA20260101998', name: 'Tangent' };
const SPOTIFY = { dpid: 'PADPIDA2011072101T', name: 'Spotify' };
const DEEZER = { dpid: 'PADPIDA2026010104H', name: 'Deezer' };

test('a report whose names and party ids disagree is held with the reason and posts nothing', async () => {
  for (const [id, { dpid }] of [['spotify', SPOTIFY] as const, ['deezer', DEEZER] as const])
    await app.db
      .update(stores)
      .set({ ddex_party_id: dpid, party_id_confirmed: id === 'spotify' })
      .where(eq(stores.id, id));
  const before = await owed();
  const listReasons = async (month: string, to: typeof US, from: typeof US, name?: string) => {
    const text = writeDsr(to, [SALE], from)
      .replaceAll('2025-11', month)
      .replaceAll('spotify-PADPIDA', `${month}-PADPIDA`);
    const { state, hold_reasons } = await importFile(text, name);
    return [state, ...hold_reasons];
  };
  const right = `DSR_${US.dpid}_${SPOTIFY.dpid}_Premium_2023-01.tsv`;
  expect([
    await listReasons('2023-01', US, { ...DEEZER, dpid: SPOTIFY.dpid }),
    await listReasons('2022-12', US, { ...SPOTIFY, dpid: 'PADPIDA2009101501Y' }),
    await listReasons('2022-10', US, { ...SPOTIFY, dpid: DEEZER.dpid }),
    await listReasons('2023-03', { ...US, dpid: DEEZER.dpid }, SPOTIFY),
    await listReasons('2023-04', US, SPOTIFY, 'Deezer 2023-04.tsv'),
    await listReasons('2023-05', US, SPOTIFY, right.replace(US.dpid, DEEZER.dpid)),
  ]).toEqual([
    ['held', 'sender_mismatch'],
    ['held', 'sender_mismatch', 'unknown_store'],
    ['held', 'sender_mismatch'],
    ['held', 'recipient_mismatch'],
    ['held', 'file_name_mismatch'],
    ['held', 'file_name_mismatch'],
  ]);
  expect(await owed()).toBe(before);
  // Reports that agree are posted: a longer name of the store, our former name, our name alone.
  expect([
    await listReasons('2023-06', US, { ...SPOTIFY, name: 'Spotify AB' }, right),
    await listReasons('2023-07', { ...US, name: 'A former name' }, SPOTIFY, 'spotify_2023-07.tsv'),
    await listReasons('2023-08', { ...US, dpid: '' }, SPOTIFY),
  ]).toEqual([['posted'], ['posted'], ['posted']]);
});

test('a report with the name of one store and the id of another stands under the store that staff chose', async () => {
  for (const [id, dpid] of [['spotify', SPOTIFY.dpid] as const, ['deezer', DEEZER.dpid] as const])
    await app.db.update(stores).set({ ddex_party_id: dpid, party_id_confirmed: true }).where(eq(stores.id, id));
  const importDoubtful = async (month: string) => {
    const report = writeDsr(US, [SALE], { ...SPOTIFY, dpid: DEEZER.dpid }).replaceAll('2025-11', month);
    const text = report.replaceAll(`spotify-${US.dpid}`, `doubtful-${month}`);
    const file = await importFile(text, `deezer ${month}.tsv`);
    expect(file).toMatchObject({ state: 'held', hold_reasons: ['sender_mismatch'] });
    return file;
  };
  const readStores = async (id: string) => {
    const rows = await app.db.select().from(sales_statements).where(eq(sales_statements.file_id, id));
    return rows.map(({ store_id }) => store_id);
  };
  const corrected = await importDoubtful('2022-01');
  expect(await readStores(corrected.id)).toEqual(['deezer']);
  await expect(decision(corrected.id, { decision: 'post', store_id: 'no-store' })).rejects.toMatchObject({
    issues: [{ code: 'invalid_choice', path: 'store_id' }],
  });
  expect(await decision(corrected.id, { decision: 'post', store_id: 'spotify' })).toMatchObject({ state: 'posted' });
  expect(await readStores(corrected.id)).toEqual(['spotify']);
  const entries = await app.db
    .selectDistinct({ store_id: royalty_entries.store_id })
    .from(royalty_entries)
    .where(eq(royalty_entries.file_no, corrected.file_no));
  expect(entries).toEqual([{ store_id: 'spotify' }]);
  const kept = await importDoubtful('2022-03');
  expect(await decision(kept.id, { decision: 'post' })).toMatchObject({ state: 'posted' });
  expect(await readStores(kept.id)).toEqual(['deezer']);
});

test('the store of a report that names it beyond doubt cannot be changed', async () => {
  await importFile(write({ period: '2025-06', store: 'deezer' }));
  const again = await importFile(write({ period: '2025-06', store: 'deezer', lines: [{ ...song(), amount: '3' }] }));
  expect(again).toMatchObject({ state: 'held', hold_reasons: ['same_period'] });
  expect(await decision(again.id, { decision: 'post', store_id: 'spotify' })).toMatchObject({ state: 'posted' });
  const rows = await app.db.select().from(sales_statements).where(eq(sales_statements.file_id, again.id));
  expect(rows.map(({ store_id }) => store_id)).toEqual(['deezer']);
});

test('a store that has always reported in one currency is held when it reports in another', async () => {
  const rate = { currency: 'EUR', day: '2024-12-31', rate: '1.1', source: 'ECB' };
  await inTransaction(app.db, (tx) => setRate(tx, world.staff, rate, app.clock.now()));
  for (let month = 1; month <= 12; month += 1) {
    const period = `2023-${String(month).padStart(2, '0')}`;
    expect(await importFile(write({ period, store: 'deezer' }))).toMatchObject({ state: 'posted' });
  }
  const file = await importFile(write({ period: '2024-12', store: 'deezer', currency: 'EUR' }));
  expect(file).toMatchObject({ state: 'held', hold_reasons: ['other_currency'] });
  expect(await decision(file.id, { decision: 'post' })).toMatchObject({ state: 'posted' });
});
