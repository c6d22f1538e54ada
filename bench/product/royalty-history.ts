import type pg from 'pg';

/** Two years of reports from ten stores, one file per store and month. */
export const HISTORY = {
  months: 24,
  stores: 10,
  artist_lines: 1_000_000,
  other_lines: 5_000_000,
  countries: 60,
  tracks: 50,
};
/** A country with one sale a month. */
export const RARE_COUNTRY = 'MT';

/** The lines of one file: the artist's, mixed with those of others. */
const PER_FILE = (HISTORY.artist_lines + HISTORY.other_lines) / (HISTORY.months * HISTORY.stores);
const EVERY = (HISTORY.artist_lines + HISTORY.other_lines) / HISTORY.artist_lines;
/** At this interval the artist's line is a share in another account's music. */
const SHARE_EVERY = 1_000;
/** At this interval a line is sold in the rare country: once a month. */
const RARE_EVERY = PER_FILE * HISTORY.stores;

/**
 * Gives an account a million entries among five million others, in the form that posting leaves them: files,
 * statements, entries, totals and ledger. Some are shares in other accounts' music, and half is paid out.
 */
export async function addRoyaltyHistory(database: pg.Pool, accountId: string): Promise<void> {
  const client = await database.connect();
  try {
    await client.query('set statement_timeout = 0');
    for (const text of STATEMENTS(accountId)) await client.query(text);
  } finally {
    client.release();
  }
}

const COLUMNS = `holder_id, period, file_no, line_no, part, posting_no, statement_no, is_share, store_id, country, sale_date,
  track_id, units, gross_amount, gross_micros, share_basis_points, net_micros, recouped_micros, split_version_id, amount_micros`;

const STATEMENTS = (account: string): string[] => [
  `create temp table song as
     select gen_random_uuid() as id, number, (number - 1) / 10 as album from generate_series(0, ${HISTORY.tracks - 1}) number`,
  `create temp table album as select number, gen_random_uuid() as id from generate_series(-1, ${HISTORY.tracks / 10}) number`,
  `insert into releases (id, account_id, artist_id, status, title, primary_artist, created_at, updated_at)
   select a.id, '${account}', (select id from artists where account_id = '${account}' limit 1), 'published',
          'Album ' || a.number, 'Artist', now(), now() from album a`,
  `insert into tracks (id, release_id, position, title, isrc)
   select s.id, a.id, s.number + 1, 'Song ' || s.number, 'QZBEN26' || lpad(s.number::text, 5, '0')
     from song s join album a on a.number = s.album`,
  `create temp table payee as select gen_random_uuid() as id`,
  `insert into payees (id, owner_id, name, email, state, account_id, invited_at, created_at)
   select p.id, (select id from users where id <> '${account}' limit 1), 'B', 'b@bench.example', 'claimed', '${account}', now(), now()
     from payee p`,
  `create temp table shop as select id, row_number() over (order by id) as number from stores order by id limit ${HISTORY.stores}`,
  `create temp table land as
     select code, row_number() over () - 1 as number from (select distinct unnest(array['US', 'GB', 'DE', 'TR', 'BR', 'FR', 'ES', 'IT', 'NL', 'SE',
       'NO', 'DK', 'FI', 'PL', 'PT', 'GR', 'AT', 'CH', 'BE', 'IE', 'CA', 'MX', 'AR', 'CL', 'CO', 'PE', 'UY', 'EC', 'JP', 'KR', 'TW', 'HK', 'SG',
       'MY', 'TH', 'ID', 'PH', 'VN', 'IN', 'PK', 'AU', 'NZ', 'ZA', 'NG', 'KE', 'EG', 'MA', 'IL', 'AE', 'SA', 'CZ', 'HU', 'RO', 'BG', 'HR',
       'RS', 'UA', 'LT', 'LV', 'EE']) as code) codes`,
  `create temp table report as
     select s.id as store_id, m.period, gen_random_uuid() as file_id, gen_random_uuid() as posting_id,
            row_number() over (order by m.period, s.number) as number
       from shop s, (select generate_series(date '2024-11-01', date '2026-10-01', interval '1 month')::date as period) m`,
  `insert into sales_files (id, name, size_bytes, state, source, received_at, posted_at)
   select file_id, store_id || '-' || period || '.csv', 1, 'posted', 'command', now(), now() from report order by number`,
  `insert into sales_statements (id, statement_id, file_id, store_id, period, currency, rate, rate_source, lines, units, gross_amount)
   select gen_random_uuid(), store_id || '-' || period, file_id, store_id, period, 'USD', 1, 'home', ${PER_FILE}, 1, 1
     from report order by number`,
  `insert into sales_postings (id, file_id, kind, at) select posting_id, file_id, 'report', now() from report order by number`,
  `create temp table place as
     select r.*, f.file_no, s.statement_no, p.posting_no from report r join sales_files f on f.id = r.file_id
       join sales_statements s on s.file_id = r.file_id join sales_postings p on p.id = r.posting_id`,
  `do $$ declare month date; begin
     for month in select distinct period from report loop
       if to_regclass('royalty_entries_y' || to_char(month, 'YYYY"m"MM')) is null then
         execute format('create table %I partition of royalty_entries for values from (%L) to (%L)',
           'royalty_entries_y' || to_char(month, 'YYYY"m"MM'), month, month + interval '1 month');
       end if;
     end loop; end $$`,
  `insert into royalty_entries (${COLUMNS})
   select case when l % ${EVERY} > 0 then ('00000000-0000-4000-8000-' || lpad((l % 1009)::text, 12, '0'))::uuid
               when l % ${EVERY * SHARE_EVERY} = 0 then (select id from payee) else '${account}'::uuid end,
          p.period, p.file_no, l, 0, p.posting_no, p.statement_no, (l % ${EVERY * SHARE_EVERY} = 0)::int, p.store_id,
          case when (p.number * ${PER_FILE} + l) % ${RARE_EVERY} = ${EVERY} then '${RARE_COUNTRY}' else c.code end,
          p.period, s.id, 1 + l % 97, 0.004, 4000 + l % 1000, 8500, 3400 + l % 850, 0, null, 3400 + l % 850
     from place p cross join generate_series(1, ${PER_FILE}) l
     join song s on s.number = (l / ${EVERY}) % ${HISTORY.tracks}
     join land c on c.number = (l / ${EVERY * 7}) % ${HISTORY.countries}
    order by p.number, l`,
  ...['store_id', 'country'].map((by) => {
    const table = by === 'country' ? 'royalty_country_totals' : 'royalty_store_totals';
    return `insert into ${table} (holder_id, period, ${by}, track_id, is_share, lines, units, gross_micros, net_micros, amount_micros)
      select holder_id, period, ${by}, track_id, max(is_share), count(*), sum(units), sum(gross_micros), sum(net_micros), sum(amount_micros)
        from royalty_entries group by 1, 2, 3, 4 
       order by period, ${by === 'country' ? 'holder_id, country' : 'store_id, holder_id'}, track_id`;
  }),
  ...LEDGER(account),
  'analyze',
];

const LEDGER = (account: string): string[] => [
  `create temp table side as select gen_random_uuid() as transaction_id, p.posting_id, (
     select sum(amount_micros) from royalty_entries e
      where e.holder_id in ('${account}', (select id from payee)) and e.period = p.period and e.file_no = p.file_no) as amount from place p`,
  `insert into ledger_accounts (id, key, kind, currency, account_id)
   select gen_random_uuid(), 'artist_payable:account=${account}:USD', 'artist_payable', 'USD', '${account}'::uuid
   union all select gen_random_uuid(), 'bank:USD', 'bank', 'USD', null on conflict do nothing`,
  `insert into ledger_transactions (id, key, kind, at, subject_id)
   select transaction_id, 'report:' || posting_id, 'report', now(), posting_id from side`,
  `insert into ledger_postings (transaction_id, position, ledger_account_id, currency, amount_micros)
   select transaction_id, 1, (select id from ledger_accounts where key = 'artist_payable:account=${account}:USD'), 'USD', -amount from side
   union all select transaction_id, 2, (select id from ledger_accounts where key = 'bank:USD'), 'USD', amount from side`,
  `insert into withdrawals (id, account_id, state, amount_cents, fee_cents, method, destination_id, destination, plan, requested_at,
          expected_on, needs_approval)
   select gen_random_uuid(), '${account}', 'paid', (sum(amount) / 20000)::bigint, 0, 'stripe', 'a', 'b', 'pro', now(), current_date, false from side`,
];
