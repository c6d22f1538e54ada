import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StatementFile } from '../../../api/royalty.ts';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useStatementFile } from './use-statement-file.ts';

const KINDS: readonly StatementFile[] = ['csv', 'pdf'];

/** A month as a file. */
export function StatementFiles({ period }: { period: string }) {
  const { t, i18n } = useTranslation();
  const { running, download } = useStatementFile(period);
  const month = formatPeriod(period, i18n.language);
  return (
    <div className="flex gap-2">
      {KINDS.map((kind) => (
        <Button
          key={kind}
          size="small"
          busy={running === kind}
          aria-label={t('royalty.download', { kind: kind.toUpperCase(), month })}
          onClick={() => void download(kind)}
        >
          {running !== kind && <Download size={15} aria-hidden />} {kind.toUpperCase()}
        </Button>
      ))}
    </div>
  );
}
