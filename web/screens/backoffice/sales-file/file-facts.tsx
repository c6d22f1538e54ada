import type { SalesFileDetail } from '@tangent/contract/money/backoffice-sales.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FactList } from '../../../parts/page/fact-list.tsx';
import { formatDateTime, formatNumber, formatSize } from '../../../parts/text/format.ts';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';
import { Card } from '../../../ui/card.tsx';

type Other = NonNullable<SalesFileDetail['duplicate_of']>;

/** Shows where a report came from, what it resulted in, and the related files. */
export function FileFacts({ detail }: { detail: SalesFileDetail }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { file, note, decided_by, decided_at } = detail;
  const other = (one: Other | null) =>
    one && (
      <Link to={`/backoffice/sales/${one.id}`} className="text-link break-words">
        {one.name}
      </Link>
    );
  const number = (value: number) => formatNumber(value, language);
  const facts = [
    { key: 'received', name: t('sales.received'), value: formatDateTime(file.received_at, language) },
    { key: 'source', name: t('sales.source_title'), value: file.received_by ?? t(`sales.source.${file.source}`) },
    { key: 'size', name: t('sales.size'), value: formatSize(file.size_bytes, language) },
    { key: 'lines', name: t('sales.lines'), value: number(file.lines) },
    { key: 'matched', name: t('sales.matched'), value: number(file.matched_lines) },
    { key: 'suspense', name: t('sales.unmatched_lines'), value: number(file.suspense_lines) },
    { key: 'streams', name: t('sales.streams'), value: file.streams === null ? null : number(file.streams) },
    {
      key: 'worth',
      name: t('sales.worth'),
      value: file.streams === null ? formatMicroDollars(file.gross_micros, language) : null,
    },
    { key: 'posted', name: t('sales.posted'), value: file.posted_at && formatDateTime(file.posted_at, language) },
    { key: 'same', name: t('sales.same_as'), value: other(detail.duplicate_of), wide: true },
    { key: 'replaces', name: t('sales.replaces'), value: other(detail.replaces), wide: true },
    { key: 'reverses', name: t('sales.reverses'), value: other(detail.reverses), wide: true },
    { key: 'reversed', name: t('sales.reversed_by'), value: other(detail.reversed_by), wide: true },
    { key: 'answered', name: t('sales.answered'), value: formatDecision(decided_by, decided_at, language) },
    { key: 'note', name: t('backoffice.user.internal_note'), value: note, wide: true },
  ];
  return (
    <Card title={t('backoffice.delivery.facts')}>
      <FactList narrow facts={facts.filter(({ value }) => value !== null)} />
    </Card>
  );
}

function formatDecision(by: string | null, at: string | null, language: string): string | null {
  if (at === null) return null;
  return [by, formatDateTime(at, language)].filter(Boolean).join(', ');
}
