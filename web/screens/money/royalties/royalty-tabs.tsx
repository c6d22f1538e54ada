import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { useCenteredTab } from '../../../ui/use-centered-tab.ts';
import { ROYALTY_VIEWS, type RoyaltyView } from './use-royalty-address.ts';

/** Returns the path of a view without filters: they belong to the view they were set in. */
const buildPath = (view: RoyaltyView) =>
  view === 'overview' ? APP_PATHS.royalties : `${APP_PATHS.royalties}?view=${view}`;

export function RoyaltyTabs({ current }: { current: RoyaltyView }) {
  const { t } = useTranslation();
  const row = useCenteredTab(current);
  return (
    <nav ref={row} aria-label={t('royalty.title')} className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex w-max min-w-full gap-5 border-b border-line">
        {ROYALTY_VIEWS.map((view) => (
          <li key={view}>
            <Link
              to={buildPath(view)}
              preventScrollReset
              aria-current={view === current ? 'page' : undefined}
              className={clsx(
                '-mb-px block min-h-10 pointer-coarse:min-h-11 border-b-3 pt-2 pb-1.5 font-medium whitespace-nowrap -outline-offset-2 hover:text-ink',
                view === current ? 'border-ink text-ink' : 'border-transparent text-ink-2',
              )}
            >
              {t(`royalty.view.${view}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
