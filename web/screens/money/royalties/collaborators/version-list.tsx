import type { SplitVersion } from '@tangent/contract/collaborator.ts';
import { useTranslation } from 'react-i18next';
import { formatPeriod } from '../../../../parts/insight/period-text.ts';
import { formatDate } from '../../../../parts/text/format.ts';
import { ShareBar } from './share-bar.tsx';

/** Every version of a track, the newest first; none of them is ever changed. */
export function VersionList({ versions }: { versions: readonly SplitVersion[] }) {
  const { t, i18n } = useTranslation();
  return (
    <ol className="grid gap-4">
      {versions.map((version) => (
        <li key={version.number} className="grid gap-1.5">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-13">
            <span className="font-[600]">
              {t('split.from', { month: formatPeriod(version.effective_from, i18n.language) })}
            </span>
            <span className="text-ink-3">
              {t(`split.standing.${version.status}`)} ·{' '}
              {t('split.made_on', { date: formatDate(version.created_at, i18n.language) })}
            </span>
          </p>
          <ShareBar parts={version.parts} isNamed />
        </li>
      ))}
    </ol>
  );
}
