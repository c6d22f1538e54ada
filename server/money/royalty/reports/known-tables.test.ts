import { PLAIN_COLUMNS } from '@tangent/domain/money/royalty/plain-columns.ts';
import { REPORT_PROFILES } from '@tangent/domain/money/royalty/report-profile.ts';
import { expect, test } from 'vitest';
import { readReportBytes } from '../../../testing/harness/read-report-bytes.ts';
import { TABLE_PROFILES } from './find-header.ts';
import { PLAIN_CSV } from './plain-csv.ts';

/** Builds rows of a table whose cells are separated by tabs; here by `~`, to make them visible. */
const tabs = (...rows: string[]) => rows.map((row) => `${row.split('~').join('\t')}\n`).join('');
const rows = (...all: string[]) => all.map((row) => `${row}\n`).join('');

interface Sample {
  text: string;
  /** Line, statement, day, country, ISRC, UPC, title, artist, units, amount. */
  lines: string[];
  /** Store, month, currency and declared total of each statement. */
  statements: string[];
}

const SAMPLES: Record<string, Sample> = {
  plain_csv: {
    text: rows(
      'statement_id,line,period,date,store,country,isrc,upc,units,gross_amount,currency,title,artist,rate,rate_date',
      'QB-9,1,2026-09,,qobuz,FR,qz-abc-26-00001,12345678905,1204,5.41800,EUR,"Stay, ""Stay""",Mira Sol,1.0846,2026-10-02',
      'QB-9,2,2026-09,2026-09-14,qobuz,,,0012345678905,-1,-0.7,EUR,Harbour,Mira Sol,1.0846,2026-10-02',
      'QB-9,total,2026-09,,qobuz,,,,1203,4.718,EUR,,,1.0846,2026-10-02',
      'QB-10,7,2026-10,,PADPIDA2026010105F,Türkiye,NO-CODE,,3,0.000001,USD,,,,',
    ),
    lines: [
      '2 0 - FR QZABC2600001 00012345678905 Stay, "Stay" Mira Sol 1204 5.418',
      '3 0 2026-09-14 ZZ - 00012345678905 Harbour Mira Sol -1 -0.7',
      '5 1 - TR - - - - 3 0.000001',
    ],
    statements: ['qobuz 2026-09 EUR 4.718', 'PADPIDA2026010105F 2026-10 USD null'],
  },
  spotify: {
    text: tabs(
      'Format version~Start date~End date~Sender~DPID~Recipient~Disclaimer',
      '2.0~2026-09-01~2026-09-30~Spotify AB~PADPIDA2011072101T~Tangent~None',
      'Country~Product~URI~UPC~ISRC~Track name~Artist name~Composer name~Album name~Quantity~Label~Payable~Payable currency',
      'SE~Premium~spotify:track:1~012345678905~QZABC2600001~"Heroes" again~Mira Sol~~Harbour~42~Sol~0.168~USD',
      'BR~Free~spotify:track:2~012345678905~QZABC2600002~Two~Mira Sol~~Harbour~1000000~Sol~1200.5~EUR',
    ),
    lines: [
      '4 0 - SE QZABC2600001 00012345678905 "Heroes" again Mira Sol 42 0.168',
      '5 1 - BR QZABC2600002 00012345678905 Two Mira Sol 1000000 1200.5',
    ],
    statements: ['spotify 2026-09 USD null', 'spotify 2026-09 EUR null'],
  },
  apple_music: {
    text: tabs(
      'Start Date~09/27/2026',
      'End Date~10/31/2026',
      'Currency~GBP',
      'Storefront Name~Apple Identifier~Quantity~Net Royalty~Total  Royalty Bearing Plays~Net Royalty Total~ISRC~Content Title~Artist',
      'United Kingdom~1440~3~0.005~3~0.015~GBAYE9300106~One~Mira Sol',
      "Côte d'Ivoire~1440~1~0.005~1~0.005~GBAYE9300106~One~Mira Sol",
      'Total~~~~4~0.020~~~',
    ),
    lines: ['5 0 - GB GBAYE9300106 - One Mira Sol 3 0.015', '6 0 - CI GBAYE9300106 - One Mira Sol 1 0.005'],
    statements: ['apple-music 2026-10 GBP 0.02'],
  },
  apple_sales: {
    text: tabs(
      'Start Date~End Date~UPC~ISRC/ISBN~Vendor Identifier~Quantity~Partner Share~Extended Partner Share~Partner Share Currency~Sales or Return~Apple Identifier~Artist/Show/Developer/Author~Title~Country Of Sale',
      '08/30/2026~09/26/2026~12345678905~QZABC2600001~V1~2~0.70~1.40~USD~S~1~Mira Sol~One~US',
      '08/30/2026~09/26/2026~12345678905~~V2~1~7.00~7.00~USD~R~2~Mira Sol~Harbour~US',
      '08/30/2026~09/26/2026~12345678905~~V2~-1~7.00~-7.00~CAD~R~2~Mira Sol~Harbour~CA',
      'Total_Rows~3',
      'Country Of Sale~Partner Share Currency~Quantity~Extended Partner Share',
      'US~USD~1~-5.60',
      'CA~CAD~-1~-7.00',
    ),
    lines: [
      '2 0 - US QZABC2600001 00012345678905 One Mira Sol 2 1.4',
      '3 0 - US - 00012345678905 Harbour Mira Sol -1 -7',
      '4 1 - CA - 00012345678905 Harbour Mira Sol -1 -7',
    ],
    statements: ['itunes-store 2026-09 USD -5.6', 'itunes-store 2026-09 CAD -7'],
  },
  apple_daily: {
    text: tabs(
      'Provider~Provider Country~Vendor Identifier~UPC~ISRC~Artist / Show~Title~Product Type Identifier~Units~Royalty Price~Download Date (PST)~Sale/Return~Country Code~Royalty Currency',
      'APPLE~US~V1~012345678905~QZABC2600001~Mira Sol~One~PT~3~0.7~10/31/2026~S~MX~MXN',
      'APPLE~US~V1~012345678905~QZABC2600001~Mira Sol~One~PT~2~0.7~10/31/2026~R~MX~MXN',
    ),
    lines: [
      '2 0 2026-10-31 MX QZABC2600001 00012345678905 One Mira Sol 3 2.1',
      '3 0 2026-10-31 MX QZABC2600001 00012345678905 One Mira Sol -2 -1.4',
    ],
    statements: ['itunes-store 2026-10 MXN null'],
  },
  youtube: {
    text: rows(
      'Asset Summary',
      'Adjustment Type,Day,Country,Asset ID,Asset Title,Asset Type,ISRC,UPC,GRID,Artist,Owned Views,YouTube Revenue Split : Auction,Partner Revenue : Auction,Partner Revenue : Reserved,Partner Revenue',
      'None,20261005,IN,A1,"One\ntwo",Sound Recording,QZABC2600001,012345678905,,Mira Sol,900,0.9,0.4,0.05,0.45',
      'None,20261006,IN,A2,Three,Art Track,QZABC2600002,012345678905,,Mira Sol,100,0.1,0.04,0.005,0.045',
      'Total,,,,,,,,,,1000,1,0.44,0.055,0.495',
    ),
    lines: [
      '3 0 2026-10-05 IN QZABC2600001 00012345678905 One\ntwo Mira Sol 900 0.45',
      '5 1 2026-10-06 IN QZABC2600002 00012345678905 Three Mira Sol 100 0.045',
    ],
    statements: ['youtube-content-id 2026-10 USD 0.45', 'youtube-music 2026-10 USD 0.045'],
  },
  youtube_subscription: {
    text: rows(
      'Adjustment Type,Month,Country,Asset ID,Asset Title,Asset Type,ISRC,UPC,GRid,Artist,Video ID,Owned Views,Monetized Views,YouTube Revenue Split,Partner Revenue : Pro Rata,Partner Revenue : Per Sub Min,Partner Revenue',
      'None,202610,JP,A1,One,Sound Recording,QZABC2600001,012345678905,,Mira Sol,v1,12,12,0.2,0.08,0.02,0.1',
    ),
    lines: ['2 0 - JP QZABC2600001 00012345678905 One Mira Sol 12 0.1'],
    statements: ['youtube-music 2026-10 USD null'],
  },
  deezer: {
    text: tabs(
      'Start Report~End Report~ISRC~Artist~Title~Album~UPC~Country~Nb of plays~Royalties~Service~Provider~provider_id~Label',
      '01-10-2026~31-10-2026~QZABC2600001~Mira Sol~One~Harbour~12345678905~FR~88~0.4576~Premium~Tangent~TNG~Sol',
    ),
    lines: ['2 0 - FR QZABC2600001 00012345678905 One Mira Sol 88 0.4576'],
    statements: ['deezer 2026-10 EUR null'],
  },
  tiktok: {
    text: rows(
      'report_start_date,report_end_date,platform_name,isrc,product_code,territory,song_title,artist,album,video_creations,video_views,statement_amount,statement_currency',
      '2026-10-01,2026-10-31,TikTok,QZABC2600001,12345678905,BR,One,Mira Sol,Harbour,7,9000,0.0021,USD',
      '2026-10-01,2026-10-31,CapCut,QZABC2600001,12345678905,BR,One,Mira Sol,Harbour,1,10,0.0003,USD',
    ),
    lines: [
      '2 0 - BR QZABC2600001 00012345678905 One Mira Sol 7 0.0021',
      '3 1 - BR QZABC2600001 00012345678905 One Mira Sol 1 0.0003',
    ],
    statements: ['tiktok 2026-10 USD null', 'CapCut 2026-10 USD null'],
  },
  meta: {
    text: rows(
      'start_date,end_date,service,page_name,elected_isrc,release_id,country,track_title,track_artist,event_count,event_count_including_estimates,usd_payable,product',
      '2026-10-01,2026-10-31,Facebook,Tangent,QZABC2600001,12345678905,US,One,Mira Sol,31,40,0.0124,REELS',
    ),
    lines: ['2 0 - US QZABC2600001 00012345678905 One Mira Sol 31 0.0124'],
    statements: ['facebook-instagram 2026-10 USD null'],
  },
};

test('every report profile is a table with a sample here or a DSR profile', () => {
  expect(Object.keys(SAMPLES).sort()).toEqual([...TABLE_PROFILES].sort());
  const dsrProfiles = REPORT_PROFILES.filter((profile) => profile.startsWith('dsr_'));
  expect([...TABLE_PROFILES, ...dsrProfiles].sort()).toEqual([...REPORT_PROFILES].sort());
});

test.each(Object.entries(SAMPLES))(
  'a report in the layout of %s is identified by its header and read to the cent',
  async (profile, sample) => {
    const read = await readReportBytes(sample.text);
    expect(read).toMatchObject({ profile, problems: [], lines: sample.lines });
    const statements = read?.statements.map((head) =>
      [head.store_ref, head.period, head.currency, head.declared].join(' '),
    );
    expect(statements?.map((text) => text.replace(/ $/, ' null'))).toEqual(sample.statements);
  },
);

/** Adds a column to a sample: its name to the header, and a cell to each further row. */
const addColumn = ({ text }: Sample, separator: string, name: string, cells: readonly string[]) => {
  const all = text.trimEnd().split('\n');
  const header = all.length - cells.length - 1;
  return rows(
    ...all.map((row, index) => {
      if (index < header) return row;
      return `${row}${separator}${index === header ? name : cells[index - header - 1]}`;
    }),
  );
};

test.each([
  ['plain_csv', ',', 'kind', ['penalty', 'chargeback', '', 'fee'], ['penalty', 'chargeback', 'fee']],
  ['spotify', '\t', 'Line Type', ['Stream', 'Artificial streaming penalty'], ['sale', 'penalty']],
  ['tiktok', ',', 'transaction type', ['something new', 'Correction'], ['sale', 'correction']],
  ['youtube_subscription', ',', 'Kind', ['Fraud'], ['penalty']],
])(
  'a line of %s says what it is about, and the units of a fine or a fee were not sold',
  async (profile, separator, name, cells, kinds) => {
    const sample = SAMPLES[profile] ?? { text: '', lines: [], statements: [] };
    const read = await readReportBytes(addColumn(sample, separator, name, cells));
    const expected = sample.lines.map((line, index) => {
      const kind = kinds[index] ?? 'sale';
      const sold = kind === 'penalty' || kind === 'fee' ? line.replace(/\S+ (\S+)$/, '0 $1') : line;
      return kind === 'sale' ? sold : `${sold} ${kind}`;
    });
    expect(read).toMatchObject({ profile, problems: [], lines: expected });
  },
);

test('money that a store takes back in words of its own is a correction', async () => {
  const sample = SAMPLES.meta ?? { text: '', lines: [], statements: [] };
  const text = addColumn({ ...sample, text: sample.text.replace('0.0124', '-0.0124') }, ',', 'adjustment type', [
    'Late',
  ]);
  expect((await readReportBytes(text))?.lines).toEqual([
    '2 0 - US QZABC2600001 00012345678905 One Mira Sol 31 -0.0124 correction',
  ]);
});

test('a statement has its name, and the rate that its lines contain', async () => {
  const read = await readReportBytes(SAMPLES.plain_csv?.text ?? '');
  expect(read?.statements[0]).toMatchObject({ statement_id: 'QB-9', rate: '1.0846', rate_date: '2026-10-02' });
  expect(read?.statements[1]).toMatchObject({ statement_id: 'QB-10', rate: null, rate_date: null });
});

test('columns may be in any order and have names in any case, and a missing column makes a file unknown', async () => {
  const reverseColumns = (text: string) =>
    rows(
      ...text
        .trim()
        .split('\n')
        .map((row) => row.split(',').reverse().join(',')),
    );
  const text = SAMPLES.meta?.text ?? '';
  const turned = await readReportBytes(reverseColumns(text).replace('usd_payable', ' USD_Payable '));
  expect(turned).toMatchObject({ profile: 'meta', lines: SAMPLES.meta?.lines });
  expect(await readReportBytes(text.replace('elected_isrc', 'share'))).toBeNull();
});

test.each([
  ['nothing', ''],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['an unrelated list', 'name,age\nMira,31\n'],
  ['a DSR report of another profile', 'HEAD\tdsrf/30\tRoyaltyReportingProfile\t1.0\n'],
  ['a header too late in the file', `${'note\n'.repeat(60)}${SAMPLES.meta?.text}`],
])('%s is not a report', async (_description, bytes) => {
  expect(await readReportBytes(bytes)).toBeNull();
});

test('staff see the columns without which a plain table is not recognized', () => {
  const required = Object.entries(PLAIN_CSV.columns).filter(
    ([field]) => !PLAIN_CSV.optional.includes(field as 'title'),
  );
  expect(PLAIN_COLUMNS.sales).toEqual(required.flatMap(([, names]) => names));
});
