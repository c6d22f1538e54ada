import { RELEASE_SORTS, type ReleaseSort } from '@tangent/domain/release/release-sort.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

/** Newest or oldest first, by time of creation. */
export function SortSwitch({ sort, onChange }: { sort: ReleaseSort; onChange: (sort: ReleaseSort) => void }) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('release.list.sort')} className="flex rounded-control bg-sunken p-0.5">
      {RELEASE_SORTS.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === sort}
          onClick={() => onChange(choice)}
          className={clsx(
            'min-h-8 rounded-[6px] px-3 text-13 font-[600]',
            choice === sort ? 'bg-surface text-ink ring-1 ring-line' : 'text-ink-2 hover:text-ink',
          )}
        >
          {t(`release.list.${choice}`)}
        </button>
      ))}
    </div>
  );
}
