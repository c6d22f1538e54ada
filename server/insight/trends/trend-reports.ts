import { trend_file_days } from '@tangent/db/schema/insight/trend.ts';
import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { sql } from 'drizzle-orm';
import type { ReportKind } from '../../money/store-file/public.ts';
import { assignTrendStore, getReplacedTrends } from './decide-trends.ts';
import { readTrends } from './read-trends.ts';
import { createTrendsSource } from './reading/create-trends-source.ts';
import { reverseTrends } from './reverse-trends.ts';
import { listTrendFileDays, totalTrendFiles } from './trend-file-view.ts';

/** Files with the streams of each day, which are no money. */
export const trendReports: ReportKind = {
  file_kinds: ['trends'],
  replaces_many: true,
  open: (text, today) => {
    const trends = createTrendsSource(text, today);
    return trends && ((context, { file, now }) => readTrends(context, { trends, file, now }));
  },
  reverse: reverseTrends,
  assignStore: assignTrendStore,
  getReplaced: getReplacedTrends,
  totalFiles: totalTrendFiles,
  reported: sql`select store_id, day from ${trend_file_days} where file_no = ${sales_files.file_no}`,
  getContents: async (tx, { file_no }) => ({ days: await listTrendFileDays(tx, file_no) }),
};
