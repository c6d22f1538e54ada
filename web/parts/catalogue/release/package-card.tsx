import type { Release } from '@tangent/contract/catalogue/release.ts';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buildCreditsLink } from '../../../api/distribution/release-package.ts';
import { getErrorText } from '../../../api/error-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { formatSize } from '../../text/format.ts';
import { type PackageState, usePackage } from './use-package.ts';

/** Lets the owner download everything about the release, at any time. */
export function PackageCard({ release }: { release: Release }) {
  const { t } = useTranslation();
  return (
    <Card title={t('release.package.title')}>
      <p className="max-w-prose leading-relaxed text-ink-2">{t('release.package.text')}</p>
      <div className="mt-4">
        <PackageDownload release={release} />
      </div>
    </Card>
  );
}

/** The download of everything with its progress, and the credits as a document. */
export function PackageDownload({ release }: { release: Release }) {
  const { t } = useTranslation();
  const { state, start, cancel } = usePackage(release.id);
  const isRunning = state.step === 'running';
  return (
    <div className="grid gap-3">
      {isRunning && <Running state={state} />}
      {state.step === 'failed' && <Failed error={state.error} onRetry={start} />}
      <div className="flex flex-wrap items-center gap-3">
        {isRunning ? (
          <Button onClick={cancel}>{t('ui.cancel')}</Button>
        ) : (
          state.step !== 'failed' && (
            <Button onClick={start}>
              <Download size={16} aria-hidden /> {t('release.package.action')}
            </Button>
          )
        )}
        <a className="text-link" href={buildCreditsLink(release.id)} download>
          {t('release.credits_pdf.action')}
        </a>
        <p role="status" className="text-13 text-ink-3">
          {state.step === 'done' && t('release.package.done')}
          {state.step === 'idle' && <Size release={release} />}
        </p>
      </div>
    </div>
  );
}

/** Shows the size of the files; texts and messages hardly add to it. */
function Size({ release }: { release: Release }) {
  const { t, i18n } = useTranslation();
  const uploads = new Map(
    [release.artwork, ...release.tracks.map(({ audio }) => audio)].flatMap((one) => (one ? [[one.id, one]] : [])),
  );
  const bytes = [...uploads.values()].reduce((sum, { size_bytes }) => sum + size_bytes, 0);
  return bytes > 0 && t('release.package.size', { size: formatSize(bytes, i18n.language) });
}

function Running({ state }: { state: Extract<PackageState, { step: 'running' }> }) {
  const { t, i18n } = useTranslation();
  const { received_bytes: received, total_bytes: total } = state;
  const size = (bytes: number) => formatSize(bytes, i18n.language);
  return (
    <Progress
      label={t('release.package.running')}
      value={total === null ? null : received / total}
      {...(total !== null && {
        detail: t('release.package.progress', { received: size(received), total: size(total) }),
      })}
    />
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t, i18n } = useTranslation();
  const again = (
    <Button size="small" onClick={onRetry}>
      {t('navigation.try_again')}
    </Button>
  );
  return (
    <Banner tone="bad" title={t('error.download_failed')} action={again}>
      {getErrorText(i18n, error)}
    </Banner>
  );
}
