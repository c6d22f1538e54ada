import type { FastifyInstance } from 'fastify';
import type { World } from '../../world.ts';
import { COURSES } from './course.ts';
import type { ReportBehaviour } from './create-reports.ts';
import { FORMATS_WITH_FINES, type StoreFine } from './fine.ts';
import type { EarlierRelease } from './report-book.ts';
import { daysOfMonth, monthBefore } from './report-days.ts';
import { REPORT_FAULTS, type ReportFault } from './report-fault.ts';
import { describeReportStore } from './report-store.ts';

/** The store that also sends daily reports. */
const DAILY_STORE = 'itunes-store';

const FAULT = { type: 'string', nullable: true, enum: [null, ...Object.keys(REPORT_FAULTS)] } as const;
const MONTH = { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$' } as const;
const DAY = { type: 'string', format: 'date' } as const;
const names = { type: 'array', items: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,63}$' } } as const;

const REQUEST_BODY = {
  type: 'object',
  additionalProperties: false,
  properties: { period: MONTH, day: DAY, store_ids: names, fault: FAULT },
} as const;

const BEHAVIOUR = {
  type: 'object',
  additionalProperties: false,
  properties: {
    automatic: { type: 'boolean' },
    fault: FAULT,
    refuse_connection: { type: 'boolean' },
    black_hole: { type: 'boolean' },
  },
} as const;

const INSTANT = { type: 'string', format: 'date-time' } as const;
const RELEASE = {
  type: 'object',
  required: ['icpn', 'tracks', 'live_at', 'stores'],
  additionalProperties: false,
  properties: {
    icpn: { type: 'string', pattern: '^\\d{8,14}$' },
    title: { type: 'string' },
    artist: { type: 'string' },
    tracks: { type: 'array', minItems: 1, items: { type: 'string', pattern: '^[A-Z0-9]{12}$' } },
    live_at: INSTANT,
    live_until: { ...INSTANT, nullable: true },
    stores: names,
    fame: { type: 'integer', nullable: true, minimum: 0, maximum: 100_000 },
    course: { type: 'string', enum: Object.keys(COURSES) },
    home: { type: 'string', nullable: true, pattern: '^[A-Z]{2}$' },
    is_in_catalogue: { type: 'boolean' },
  },
} as const;
const CATALOGUE = {
  type: 'object',
  required: ['releases'],
  additionalProperties: false,
  properties: { releases: { type: 'array', items: RELEASE } },
} as const;

const FINE = {
  type: 'object',
  required: ['store_id', 'isrc', 'period', 'amount', 'plays'],
  additionalProperties: false,
  properties: {
    store_id: names.items,
    isrc: { type: 'string', pattern: '^[A-Z0-9]{12}$' },
    period: MONTH,
    back_in: { ...MONTH, nullable: true },
    amount: { type: 'number', exclusiveMinimum: 0, maximum: 1_000_000 },
    plays: { type: 'integer', minimum: 0 },
  },
} as const;

interface ReportBody {
  period?: string;
  day?: string;
  store_ids?: string[];
  fault?: ReportFault | null;
}

type FineBody = Omit<StoreFine, 'amount_e8' | 'back_in'> & { amount: number; back_in?: string | null };

type Past = Omit<EarlierRelease, 'title' | 'artist' | 'live_until'> &
  Partial<Pick<EarlierRelease, 'title' | 'artist' | 'live_until'>>;

/** Adds the calls with which tests, the demo and the page control the stores' reports. */
export function addReportRoutes(app: FastifyInstance, { reports, clock, sftp }: World): void {
  app.get('/control/reports', async () => reports.view());
  app.post<{ Body: ReportBody }>('/control/reports', { schema: { body: REQUEST_BODY } }, async ({ body }) => {
    const { period, day, ...reportRequest } = body;
    const sent =
      day === undefined
        ? await reports.send({ ...reportRequest, days: daysOfMonth(period ?? monthBefore(clock.now())) })
        : await reports.send({ ...reportRequest, store_ids: [DAILY_STORE], days: { first: day, last: day } });
    return { sent };
  });
  app.post<{ Body: { releases: Past[] } }>(
    '/control/reports/catalogue',
    { schema: { body: CATALOGUE } },
    async ({ body }) => {
      await reports.remember(
        body.releases.map(({ title, artist = 'Unknown Artist', live_until = null, ...release }) => ({
          ...release,
          title: title ?? release.icpn,
          artist,
          live_until,
        })),
      );
      return { releases: body.releases.length };
    },
  );
  app.post<{ Body: FineBody }>('/control/reports/fines', { schema: { body: FINE } }, async ({ body }, reply) => {
    const { amount, back_in = null, ...fine } = body;
    const { format } = describeReportStore(fine.store_id);
    if (!FORMATS_WITH_FINES.includes(format))
      return reply.code(400).send({ message: `Reports of ${fine.store_id} (${format}) have no column for fines` });
    await reports.fine({ ...fine, back_in, amount_e8: Math.round(amount * 1e8) });
    return { fined: body.isrc };
  });
  app.post<{ Body: Partial<ReportBehaviour> }>(
    '/control/reports/behaviour',
    { schema: { body: BEHAVIOUR } },
    async ({ body }) => {
      reports.behave(body);
      if (reports.behaviour().refuse_connection) sftp.cut(reports.inbox.id);
      return reports.view();
    },
  );
}
