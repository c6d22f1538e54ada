import type { Track } from '@tangent/contract/catalogue/release.ts';
import type { ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { toNameKey } from '@tangent/domain/catalogue/release/credit/credited-artists.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDay, formatShare } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { getInitials } from '../../../ui/avatar.tsx';
import { sumShares } from './sum-shares.ts';

/** More people than this would bury the details. */
const SHOWN = 6;

type Person = ReleaseCalendar['people'][number];
type WritersProps = { tracks: readonly Track[]; people: readonly Person[] };

/** Who wrote the music, with which share, and whether they accepted it; their payments have a page of their own. */
export function Writers({ tracks, people }: WritersProps) {
  const { t, i18n } = useTranslation();
  const writers = sumShares(tracks);
  if (writers.length < 2) return null;
  const answers = new Map(people.map((person) => [toNameKey(person.name), person]));
  const more = writers.length - SHOWN;
  return (
    <>
      <ul
        aria-label={t('release.field.contributors')}
        className="mt-5.5 grid gap-x-5 gap-y-1 sm:grid-cols-2 xl:grid-cols-3"
      >
        {writers.slice(0, SHOWN).map(({ name, basis_points }) => (
          <li key={name} className="flex min-h-12 min-w-0 items-center gap-3">
            <span
              className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-xs font-bold"
              aria-hidden
            >
              {getInitials(name, i18n.language)}
            </span>
            <span className="min-w-0 flex-1">
              <b className="block font-strong wrap-anywhere" dir="auto">
                {name}
              </b>
              <ShareState person={answers.get(toNameKey(name))} />
            </span>
            <span className="display text-xl">{formatShare(basis_points, i18n.language)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-13 text-ink-2">
        {more > 0 && `${t('release.band.more_writers', { count: more })} `}
        <Link className="text-link" to={`${APP_PATHS.royalties}?view=splits`}>
          {t(people.some(isOpen) ? 'release.share_state.open' : 'release.band.shares')}
        </Link>
      </p>
    </>
  );
}

const isOpen = ({ state }: Person) => state === 'uninvited' || state === 'invited';

/** The answer of a person to their share; nothing for the owner, who keeps what is left. */
function ShareState({ person }: { person: Person | undefined }) {
  const { t, i18n } = useTranslation();
  if (person === undefined) return null;
  const { state, invited_on } = person;
  const date = invited_on === null ? '' : formatDay(invited_on, i18n.language);
  const tone = state === 'claimed' ? 'text-good' : state === 'declined' ? 'text-bad' : 'text-ink-2';
  return <span className={clsx('block text-xs', tone)}>{t(`release.share_state.${state}`, { date })}</span>;
}
