import { sales_files, sales_statements } from '@tangent/db/schema/money/sales.ts';
import { sql } from 'drizzle-orm';
import type { ReportKind } from '../store-file/public.ts';
import { followReversal } from './charges/follow-charges.ts';
import { assignReportStore, getReplacedReport } from './post/decide-report.ts';
import { postReport } from './post/post-report.ts';
import { reversePosted } from './post/reverse-posted.ts';
import { createReportSource } from './reports/create-report-source.ts';
import { listStatementViews } from './views/sales-statement-view.ts';
import { totalReports } from './views/total-reports.ts';

/** Reports of sales, which are money, and the reversals of them. */
export const salesReports: ReportKind = {
  file_kinds: ['report', 'reversal'],
  replaces_many: false,
  open: (text, today) => {
    const report = createReportSource(text, { today });
    return report && ((context, locked) => postReport(context, { report, ...locked }));
  },
  reverse: async (tx, fileId, by) => {
    const mirrorId = await reversePosted(tx, fileId, by);
    await followReversal(tx, mirrorId, by.at);
    return mirrorId;
  },
  assignStore: assignReportStore,
  getReplaced: getReplacedReport,
  totalFiles: totalReports,
  reported: sql`select store_id, period as day from ${sales_statements} where file_id = ${sales_files.id}`,
  getContents: async (tx, file) => ({ statements: await listStatementViews(tx, file) }),
};
