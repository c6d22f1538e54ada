import type { RoyaltyEntryDetail } from '@tangent/contract/money/royalty-entry.ts';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRoyaltyLine } from '../../../api/money/royalty.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatDate, formatNumber } from '../../../parts/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { useRoyaltyAddress } from './use-royalty-address.ts';

type EntryProps = { entry: RoyaltyEntryDetail };

/** Shows the source of the entry: file, line number, and for the owner the line itself. */
export function EntrySource({ entry }: EntryProps) {
  const { t, i18n } = useTranslation();
  const { file_name, line_no, posted_at, has_line } = entry.source;
  return (
    <section className="grid gap-2.5 rounded-card bg-sunken p-4">
      <h3 className="flex items-center gap-2 font-bold">
        <FileText size={16} aria-hidden /> {t('royalty.source.title')}
      </h3>
      <p className="code break-all" dir="ltr">
        {file_name}
      </p>
      <p className="num text-13 text-ink-2">
        {t('royalty.source.line', {
          line: formatNumber(line_no, i18n.language),
          date: formatDate(posted_at, i18n.language),
        })}
      </p>
      <Corrections entry={entry} />
      {has_line && <SourceLine transactionId={entry.transaction_id} />}
    </section>
  );
}

function SourceLine({ transactionId }: { transactionId: string }) {
  const { t } = useTranslation();
  const [isRequested, setIsRequested] = useState(false);
  const { data, isFetching, isError, error, refetch } = useRoyaltyLine(transactionId, isRequested);
  if (data)
    return (
      <pre className="code overflow-x-auto rounded-control bg-surface p-3 whitespace-pre-wrap break-all ring-1 ring-line">
        {data.text}
      </pre>
    );
  if (isError) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return (
    <div>
      <Button size="small" busy={isFetching} onClick={() => setIsRequested(true)}>
        {t('royalty.source.show')}
      </Button>
    </div>
  );
}

/** Links a corrected line and its correction: a store that reports again reverses the earlier line; both remain. */
function Corrections({ entry: { reverses, reversed_by } }: EntryProps) {
  const { t } = useTranslation();
  const { linkProps } = useRoyaltyAddress();
  const other = reverses ?? reversed_by;
  if (other === null) return null;
  return (
    <p className="text-13">
      {t(reverses === null ? 'royalty.source.taken_back_by' : 'royalty.source.takes_back')}{' '}
      <Link {...linkProps({ entry: other })} preventScrollReset className="text-link code">
        {other}
      </Link>
    </p>
  );
}
