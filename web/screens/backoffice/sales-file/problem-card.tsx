import type { SalesFileDetail } from '@tangent/contract/money/backoffice-sales.ts';
import type { ReportProblemCode } from '@tangent/domain/money/royalty/report-problem.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { RawLines } from './raw-lines.tsx';

type Problem = SalesFileDetail['problems'][number];
type ProblemCardProps = { fileId: string; problems: readonly Problem[]; total: number };

/** Lists the problems of a report's lines, each with the original line. */
export function ProblemCard({ fileId, problems, total }: ProblemCardProps) {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Card title={t('sales.problem_count', { count: total })}>
      <p className="mb-3 text-ink-2">{t('sales.refused_whole')}</p>
      <ul className="grid gap-1">
        {problems.map((problem) => (
          <li key={`${problem.line_no} ${problem.code}`} className="border-t border-line pt-1">
            <button
              type="button"
              aria-expanded={open === problem.line_no}
              onClick={() => setOpen(open === problem.line_no ? null : problem.line_no)}
              className="flex min-h-9 w-full flex-wrap items-baseline gap-x-3 rounded-control px-1 py-1.5 text-left hover:bg-sunken"
            >
              <span className="num text-ink-3">
                {t('sales.line', { line: formatNumber(problem.line_no, i18n.language) })}
              </span>
              <span>{t(`report_problem.${problem.code as ReportProblemCode}`, problem.params)}</span>
            </button>
            {open === problem.line_no && <RawLines fileId={fileId} lineNo={problem.line_no} />}
          </li>
        ))}
      </ul>
      {total > problems.length && (
        <p className="mt-3 text-13 text-ink-3">
          {t('backoffice.shown', { shown: problems.length, total: formatNumber(total, i18n.language) })}
        </p>
      )}
    </Card>
  );
}
