// Writes every line of every report that earned the account money as CSV to standard output.
//
//   TANGENT_URL=https://tangent.example TANGENT_TOKEN=tgt_… node royalties-to-csv.js > royalties.csv
//
// The token needs the scope read_royalties.
import { createClient, readPages } from '@tangent/client';

const { TANGENT_URL = '', TANGENT_TOKEN = '' } = process.env;
const client = createClient({ base_url: TANGENT_URL, token: TANGENT_TOKEN });

const toCell = (value: string | number) => `"${String(value).replaceAll('"', '""')}"`;
const writeRow = (cells: (string | number)[]) => console.log(cells.map(toCell).join(','));

writeRow(['month', 'store', 'country', 'track', 'units', 'usd']);
for await (const line of readPages((cursor) => client.royalties.listEntries({ cursor }))) {
  const { period, platform, country, track, units, amount_micros } = line;
  writeRow([period, platform.name, country, track.title ?? '', units, amount_micros / 1_000_000]);
}
