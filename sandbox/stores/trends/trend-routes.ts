import type { FastifyInstance } from 'fastify';
import type { World } from '../../world.ts';
import { daysOfMonth } from '../reports/report-days.ts';
import type { ReportDays } from '../reports/sale-row.ts';
import type { TrendBehaviour } from './create-trends.ts';
import { dayBefore } from './due-trends.ts';
import { TREND_FAULTS, type TrendFault } from './trend-fault.ts';

const FAULT = { type: 'string', nullable: true, enum: [null, ...Object.keys(TREND_FAULTS)] } as const;
const DAY = { type: 'string', format: 'date' } as const;

const REQUEST_BODY = {
  type: 'object',
  additionalProperties: false,
  properties: {
    period: { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$' },
    day: DAY,
    first: DAY,
    last: DAY,
    store_ids: { type: 'array', items: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,63}$' } },
    fault: FAULT,
    isrc: { type: 'string', pattern: '^[A-Z0-9]{12}$' },
    plays: { type: 'integer', minimum: 1, maximum: 1_000_000 },
  },
} as const;

const BEHAVIOUR = {
  type: 'object',
  additionalProperties: false,
  properties: { automatic: { type: 'boolean' }, fault: FAULT },
} as const;

/** A day, a month such as `2026-10`, or a range of days; the previous day by default. */
interface Span {
  period?: string;
  day?: string;
  first?: string;
  last?: string;
}

interface TrendBody extends Span {
  store_ids?: string[];
  fault?: TrendFault | null;
  isrc?: string;
  plays?: number;
}

/** Adds the calls with which tests, the demo and the page control the stores' trends. */
export function addTrendRoutes(app: FastifyInstance, { trends, clock }: World): void {
  app.get('/control/trends', async () => trends.view());
  app.post<{ Body: TrendBody }>('/control/trends', { schema: { body: REQUEST_BODY } }, async ({ body }) => {
    const { period, day, first, last, ...trendRequest } = body;
    const yesterday = dayBefore(clock.now().toISOString());
    return {
      sent: await trends.send({ ...trendRequest, days: toReportDays({ period, day, first, last }, yesterday) }),
    };
  });
  app.post<{ Body: Partial<TrendBehaviour> }>(
    '/control/trends/behaviour',
    { schema: { body: BEHAVIOUR } },
    async ({ body }) => {
      trends.behave(body);
      return trends.view();
    },
  );
}

// A month that is not over is limited to its finished days.
function toReportDays(
  { period, day, first, last }: { [name in keyof Span]: string | undefined },
  yesterday: string,
): ReportDays {
  if (period !== undefined) {
    const month = daysOfMonth(period);
    return { ...month, last: month.last < yesterday ? month.last : yesterday };
  }
  return { first: first ?? day ?? yesterday, last: last ?? day ?? yesterday };
}
