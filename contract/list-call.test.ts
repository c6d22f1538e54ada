import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from './define-call.ts';

/** Lists that have no pages, and why they stay small however much an account or the company has. */
const WITHOUT_PAGES: Readonly<Record<string, string>> = {
  getAnalyticsCatalog: 'the largest twelve, and one row for the others',
  getAnalyticsPlatforms: 'one row for each store',
  getAnalyticsPlaylists: 'the largest hundred',
  getAnalyticsTerritories: 'one row for each country',
  getRoyaltyBreakdown: 'the largest parts, and one row for the rest',
  getTopTracks: 'the first ones',
  getTrendingPlatforms: 'one row for each store',
  listAnnouncements: 'the newest ones',
  listApiTokens: 'five for each account',
  listArtists: 'ten for each account',
  listBackofficeStoreMonths: 'a range of months for each store',
  listBackofficeStores: 'one row for each store',
  listChartEvents: 'at most forty of each kind',
  listDeliveries: 'one row for each store',
  listKnownNames: 'the newest names',
  listLabels: 'ten for each account',
  listLedgerMonths: 'one row for each month',
  listMetadataChanges: 'the changes of one release',
  listNotificationSettings: 'one row for each kind of notification',
  listOpenMetadataChanges: 'the oldest ones that wait (UNPAGED_ROWS_MAX)',
  listPitchSongs: 'the newest ones (UNPAGED_ROWS_MAX)',
  listPlans: 'three',
  listPlaylists: 'the first page; filters narrow it',
  listPresaves: 'the newest ones (UNPAGED_ROWS_MAX)',
  listReleaseStarts: 'the newest twelve releases, and five chosen ones',
  listReleaseStreams: 'fourteen numbers for each release that was streamed in fourteen days',
  listSessions: 'those used last (UNPAGED_ROWS_MAX)',
  listRoyaltyCharges: 'the newest hundred, with the sum of all',
  listStoreMonths: 'a range of months for each store',
  listStores: 'one row for each store',
  listUploadMatches: 'the first candidates',
  listWebhooks: 'five for each account',
  search: 'the newest hits',
  searchAppleMusic: 'one page of the service',
  searchSpotify: 'one page of the service',
  suggestTracks: 'the likeliest ones',
};
const POSITIONS = ['cursor', 'page', 'before'];

async function readCalls(): Promise<[string, Call][]> {
  const names = fs
    .readdirSync(import.meta.dirname, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules: object[] = await Promise.all(names.map((name) => import(path.join(import.meta.dirname, name))));
  const values = modules.flatMap((module) => Object.entries<unknown>(module as Record<string, unknown>));
  return values.filter((entry): entry is [string, Call] => isCall(entry[1]));
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'summary' in value;
}

interface Described {
  type?: string;
  items?: unknown;
  properties?: Readonly<Record<string, Described>>;
}

const describe = (schema: z.ZodType | null | undefined, io: 'input' | 'output'): Described =>
  schema ? (z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Described) : {};

const isList = ({ method, response }: Call) => {
  const { type, properties } = describe(response, 'output');
  return method === 'GET' && (type === 'array' || properties?.items?.type === 'array');
};
const hasPages = ({ query }: Call) =>
  Object.keys(describe(query, 'input').properties ?? {}).some((name) => POSITIONS.includes(name));

test('every list has pages, or a reason why it stays small', async () => {
  const lists = (await readCalls()).filter(([, call]) => isList(call));
  expect(lists.length).toBeGreaterThan(60);
  const unpaged = lists.filter(([, call]) => !hasPages(call)).map(([name]) => name);
  expect(unpaged.sort()).toEqual(Object.keys(WITHOUT_PAGES).sort());
});
