import type { Track } from '@tangent/contract/catalogue/release.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatShare } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { getInitials } from '../../../ui/avatar.tsx';
import { sumShares } from './sum-shares.ts';

/** More people than this would bury the details. */
const SHOWN = 6;

/** Who wrote the music and with which share; their payments have a page of their own. */
export function Writers({ tracks }: { tracks: readonly Track[] }) {
  const { t, i18n } = useTranslation();
  const people = sumShares(tracks);
  if (people.length < 2) return null;
  const more = people.length - SHOWN;
  return (
    <>
      <ul
        aria-label={t('release.field.contributors')}
        className="mt-5.5 grid gap-x-5 gap-y-1 sm:grid-cols-2 xl:grid-cols-3"
      >
        {people.slice(0, SHOWN).map(({ name, basis_points }) => (
          <li key={name} className="flex min-h-12 min-w-0 items-center gap-3">
            <span
              className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-xs font-bold"
              aria-hidden
            >
              {getInitials(name, i18n.language)}
            </span>
            <b className="min-w-0 flex-1 font-strong wrap-anywhere" dir="auto">
              {name}
            </b>
            <span className="display text-xl">{formatShare(basis_points, i18n.language)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-13 text-ink-2">
        {more > 0 && `${t('release.band.more_writers', { count: more })} `}
        <Link className="text-link" to={`${APP_PATHS.royalties}?tab=splits`}>
          {t('release.band.shares')}
        </Link>
      </p>
    </>
  );
}
