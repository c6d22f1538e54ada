import { useTranslation } from 'react-i18next';
import { useSalesLine } from '../../../api/money/backoffice-sales.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Shows a line of a file as it was received, with its neighbours. */
export function RawLines({ fileId, lineNo }: { fileId: string; lineNo: number }) {
  const { t } = useTranslation();
  const around = useSalesLine(fileId, lineNo);
  if (around.isPending) return <Skeleton className="my-2 h-20" />;
  if (around.isError) return <LoadFailed error={around.error} onRetry={() => void around.refetch()} />;
  return (
    <section
      aria-label={t('sales.raw')}
      className="code mt-1 mb-2 rounded-control bg-sunken p-3 text-xs break-all whitespace-pre-wrap"
    >
      {around.data.lines.map(({ line_no, text }) => (
        <span key={line_no} className={line_no === lineNo ? 'block font-bold text-bad' : 'block text-ink-2'}>
          {`${line_no}  ${text}`}
        </span>
      ))}
    </section>
  );
}
