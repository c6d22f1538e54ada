import type { NextRelease } from '@tangent/contract/insight/dashboard.ts';
import type { ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { artStyle } from '../../../parts/catalogue/release/art-style.ts';
import { FollowingSteps, NextStep } from '../../../parts/promotion/release-calendar/next-steps.tsx';
import { Record } from '../../../parts/promotion/release-line/record.tsx';
import { formatDate, formatDay } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Artwork } from '../../../ui/artwork.tsx';
import { Band } from '../../../ui/band.tsx';
import { ActivityBlock } from './activity-block.tsx';
import { AnnouncementBlock } from './announcement-block.tsx';
import { DayList } from './day-list.tsx';
import { QuickActions } from './quick-actions.tsx';
import { ReleaseHero } from './release-hero.tsx';
import { ReleasesBlock } from './releases-block.tsx';

type FirstProps = { release: NextRelease; calendar: ReleaseCalendar };

/** The dashboard between a first submission and the first figures: each day to come, and when each figure starts. */
export function FirstOverview({ release, calendar }: FirstProps) {
  const { t, i18n } = useTranslation();
  const { figures_on, days_left } = calendar;
  const days = days_left === null ? t('dashboard.days.name') : t('dashboard.next.days_left', { count: days_left });
  return (
    <>
      <ReleaseHero release={release} calendar={calendar}>
        <div className="grid items-start gap-x-9 gap-y-6 @5xl:grid-cols-aside-106">
          {calendar.next && <NextStep step={calendar.next} release={release} />}
          <FollowingSteps calendar={calendar} release={release} />
        </div>
      </ReleaseHero>
      <div>
        <Band name={days} title={t('dashboard.days.title')} text={t('dashboard.days.text')}>
          <DayList release={release} calendar={calendar} />
        </Band>
        <Band
          name={t('dashboard.meanwhile.name')}
          title={t('dashboard.meanwhile.title')}
          text={t('dashboard.meanwhile.text')}
        >
          <Meanwhile release={release} calendar={calendar} />
        </Band>
        {figures_on !== null && (
          <Band
            name={t('dashboard.starts.name')}
            title={t('dashboard.starts.title', { day: formatDay(figures_on, i18n.language) })}
            text={t('dashboard.starts.text')}
          >
            <Starts calendar={calendar} figures_on={figures_on} />
          </Band>
        )}
      </div>
      <div className="grid gap-x-12 gap-y-10 border-t border-line pt-9 xl:grid-cols-2">
        <div className="min-w-0">
          <ActivityBlock />
          <QuickActions />
        </div>
        <ReleasesBlock isNarrow />
      </div>
      <AnnouncementBlock />
    </>
  );
}

/** Things that take minutes, and last. */
function Meanwhile({ release, calendar: { link } }: FirstProps) {
  const { t } = useTranslation();
  const artwork = release.artwork?.state === 'complete' ? imageUrl(release.artwork.id, '300') : null;
  const things = [
    { name: 'pictures', to: `${APP_PATHS.banners}?release=${release.id}` },
    { name: 'page', to: link ?? APP_PATHS.smart_links },
    { name: 'profile', to: APP_PATHS.artists },
  ] as const;
  return (
    <ul className="art grid gap-7 sm:grid-cols-3" style={artStyle(release.artwork)}>
      {things.map(({ name, to }) => (
        <li key={name} className="relative min-w-0">
          <div
            className="mb-3 flex h-44 items-center justify-center gap-3.5 overflow-hidden rounded-sleeve bg-art-wash"
            aria-hidden
          >
            <Picture name={name} artwork={artwork} />
          </div>
          <h3 className="font-bold">
            {to.startsWith('http') ? (
              <a href={to} className="after:absolute after:inset-0 hover:underline">
                {t(`dashboard.meanwhile.${name}.title`)}
              </a>
            ) : (
              <Link to={to} className="after:absolute after:inset-0 hover:underline">
                {t(`dashboard.meanwhile.${name}.title`)}
              </Link>
            )}
          </h3>
          <p className="mt-1 text-13 text-ink-2">{t(`dashboard.meanwhile.${name}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}

type PictureProps = { name: 'pictures' | 'page' | 'profile'; artwork: string | null };

function Picture({ name, artwork }: PictureProps) {
  if (name === 'profile') {
    return (
      <div className="size-60 shrink-0">
        <Record tracks={1} />
      </div>
    );
  }
  if (name === 'page') {
    return (
      <div className="grid w-26 content-start gap-1.5 self-end rounded-t-card bg-art-card p-3 shadow-sleeve">
        <Artwork src={artwork} alt="" className="w-full" />
        <i className="h-3.5 rounded-sm bg-ink" />
        <i className="h-3.5 rounded-sm bg-art-line" />
      </div>
    );
  }
  return (
    <>
      <div className="grid h-36 w-20 content-start gap-2 bg-art-ink p-3">
        <Artwork src={artwork} alt="" className="w-full" />
        <i className="h-2 rounded-sm bg-art-card" />
      </div>
      <div className="grid size-36 content-start gap-2 bg-art-ink p-3">
        <Artwork src={artwork} alt="" className="w-2/3" />
        <i className="h-2.5 w-2/3 rounded-sm bg-art-card" />
      </div>
    </>
  );
}

/** The days on which figures begin. */
function Starts({ calendar, figures_on }: { calendar: ReleaseCalendar; figures_on: string }) {
  const { t, i18n } = useTranslation();
  const money = [...calendar.soon, ...calendar.folded].find(({ kind }) => kind === 'money');
  const starts = [
    { name: 'streams', day: figures_on },
    { name: 'growth', day: addDays(figures_on, 7) },
    { name: 'month', day: calendar.last_day },
    { name: 'money', day: money?.day ?? null },
  ] as const;
  return (
    <ol className="grid sm:grid-cols-2 lg:grid-cols-4">
      {starts.map(
        ({ name, day }) =>
          day !== null && (
            <li key={name} className="relative border-t-2 border-line-strong border-dashed pt-3 pr-3 pb-4">
              <span
                className="absolute -top-1.75 left-0 size-3 rounded-full border-2 border-line-strong bg-paper"
                aria-hidden
              />
              <b className="font-strong">{formatDate(day, i18n.language)}</b>
              <span className="block text-13 text-ink-2">{t(`dashboard.starts.${name}`)}</span>
            </li>
          ),
      )}
    </ol>
  );
}
