import type { AccountExport as Archive } from '@tangent/contract/people/account-export.ts';
import { ACCOUNT_EXPORT_DAYS } from '@tangent/domain/people/people-limits.ts';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../../api/error-text.ts';
import { accountExportUrl, useAccountExport, useRequestExport } from '../../../api/people/account-export.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { formatDate, formatSize } from '../../text/format.ts';

/** Offers all data of the account in one archive, at any time. */
export function AccountExport() {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const current = useAccountExport();
  const request = useRequestExport();
  const archive = current.data?.export ?? null;
  const requestExport = () =>
    request.mutate(undefined, { onError: (error) => toast('bad', getErrorText(i18n, error)) });
  return (
    <section id="everything" className="grid max-w-240 gap-3">
      <h2 className="text-15 font-bold tracking-text">{t('export.title')}</h2>
      <p className="leading-relaxed text-ink-2">{t('export.text', { days: ACCOUNT_EXPORT_DAYS })}</p>
      {archive?.state === 'waiting' && <Progress label={t('export.waiting')} value={null} detail={t('export.mail')} />}
      {archive?.state === 'failed' && (
        <p role="alert" className="text-bad">
          {t('export.failed')}
        </p>
      )}
      {archive?.state !== 'waiting' && (
        <div className="flex flex-wrap items-center gap-3">
          {archive?.state === 'ready' && <Ready archive={archive} />}
          <Button busy={request.isPending} onClick={requestExport}>
            {t(archive === null ? 'export.action' : 'export.again')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Ready({ archive }: { archive: Archive }) {
  const { t, i18n } = useTranslation();
  const until = archive.expires_at === null ? '' : formatDate(archive.expires_at, i18n.language);
  return (
    <>
      <LinkButton tone="volt" href={accountExportUrl(archive)}>
        <Download size={16} aria-hidden /> {t('export.download')}
      </LinkButton>
      <span className="text-13 text-ink-3">
        {t('export.facts', { size: formatSize(archive.size_bytes ?? 0, i18n.language), date: until })}
      </span>
    </>
  );
}
