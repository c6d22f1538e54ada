import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useReleaseLink } from '../../../api/promotion/smartlink.ts';
import { CopyButton } from '../../../parts/page/copy-button.tsx';
import { QrCode } from '../../../parts/promotion/link/qr-code.tsx';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Card } from '../../../ui/card.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';

/** The public address of the release with its QR code (S2-101); empty before the approval. */
export function LinkCard({ releaseId, title }: { releaseId: string; title: string }) {
  const { t } = useTranslation();
  const found = useReleaseLink(releaseId, { enabled: true }).data?.link;
  if (!found) return null;
  const { id, key, link, status, is_published } = found;
  return (
    <Card
      isRegion
      title={t('smartlink.one')}
      action={
        is_published && (
          <StatusPill tone={status === 'active' ? 'live' : 'quiet'}>{t(`smartlink.status.${status}`)}</StatusPill>
        )
      }
    >
      <div className="grid gap-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="code min-w-0 break-all">{link.replace(/^https?:\/\//, '')}</span>
          <CopyButton text={link} label={t('smartlink.copy')} />
        </p>
        <QrCode linkKey={key} title={title} />
        {is_published ? (
          <p>
            <Link to={APP_PATHS.smart_link.replace(':id', id)} className="text-link text-13">
              {t('smartlink.edit')}
            </Link>
          </p>
        ) : (
          <p className="text-13 text-ink-2">{t('smartlink.before_release')}</p>
        )}
      </div>
    </Card>
  );
}
