import type { NextRelease } from '@tangent/contract/insight/dashboard.ts';
import type { ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { ArrowRight } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { preload } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { artStyle } from '../../../parts/catalogue/release/art-style.ts';
import { buildHeadline } from '../../../parts/catalogue/release/release-headline.ts';
import { ReleaseStatusPill } from '../../../parts/catalogue/release/release-status.tsx';
import { ReleaseStage } from '../../../parts/promotion/release-line/release-stage.tsx';
import { formatInstant, formatNumber, formatWeekday } from '../../../parts/text/format.ts';

type HeroProps = { release: NextRelease; calendar: ReleaseCalendar };

/** The next release in the colour of its cover, from edge to edge: its line, and below it `children`. */
export function ReleaseHero({ release, calendar, children }: HeroProps & { children: ReactNode }) {
  const { t } = useTranslation();
  const title = release.title.trim() || t('release.untitled');
  const artwork = release.artwork?.state === 'complete' ? imageUrl(release.artwork.id, '1000') : null;
  // The largest image of the page starts to load before the rest is rendered.
  if (artwork !== null) preload(artwork, { as: 'image', fetchPriority: 'high' });
  return (
    <section
      aria-label={t('dashboard.next.title')}
      className="art bleed -mt-6 bg-art-wash pt-5"
      style={{ ...artStyle(release.artwork), '--bleed': 'var(--art-wash)' } as CSSProperties}
    >
      <div className="flex min-h-9 items-center gap-2.5 text-13 text-art-ink">
        {t('dashboard.next.title')} <ReleaseStatusPill status={release.status} />
        <Link to={`/distributions/${release.id}`} className="room-button tap ml-auto">
          <ArrowRight size={15} aria-hidden /> <span className="max-sm:sr-only">{t('dashboard.next.open')}</span>
        </Link>
      </div>
      <h2 className="display mt-3 max-w-130 text-room leading-none text-balance wrap-anywhere">
        <Headline release={release} calendar={calendar} title={title} />
      </h2>
      <p className="mt-2.5 max-w-90 text-pretty text-art-ink">
        <HeroFacts release={release} calendar={calendar} />
      </p>
      <ReleaseStage calendar={calendar} title={title} artwork={artwork} tracks={1}>
        <div className="relative z-2 pt-26 @4xl:ml-100 @4xl:pt-23">{children}</div>
      </ReleaseStage>
    </section>
  );
}

function Headline({ release, calendar, title }: HeroProps & { title: string }) {
  const { t } = useTranslation();
  if (calendar.phase === 'in_review') return t('dashboard.next.listening', { title });
  const { code, count = 0 } = buildHeadline(release, 0, calendar.today);
  return t(`release.headline.${code as 'live'}`, { title, count });
}

/** Until when we listen, or how many stores have it; and how many steps are done. */
function HeroFacts({ release, calendar }: HeroProps) {
  const { t, i18n } = useTranslation();
  const { phase, today, reviewed_by, release_date, days_left, next, soon, folded, done } = calendar;
  const day = (date: string) => formatWeekday(date, i18n.language);
  if (phase === 'in_review' && reviewed_by !== null && release_date !== null) {
    const out = t('dashboard.next.out_in', { day: day(release_date), count: days_left ?? 0 });
    const promise = reviewed_by < today ? 'dashboard.next.listening_late' : 'dashboard.next.listening_by';
    return `${t(promise, { day: day(reviewed_by) })} ${out}`;
  }
  const open = [next, ...soon, ...folded].filter((step) => step?.by === 'artist').length;
  const moves = t('calendar.moves', { done: done.length, total: done.length + open });
  return `${t('dashboard.next.delivered', release.stores)} ${moves}.`;
}

/** The numbers beside the next step: fans who signed up, and stores that have it. */
export function HeroFigures({ release, calendar }: HeroProps) {
  const { t, i18n } = useTranslation();
  const { fans, fans_total, today, soon, folded } = calendar;
  const came = fans.find(({ day }) => day === today)?.fans ?? 0;
  const opening = [...soon, ...folded].find(({ kind }) => kind === 'first_country');
  const at = opening?.kind === 'first_country' ? formatInstant(opening.facts.at, i18n.language) : null;
  return (
    <dl className="flex flex-wrap gap-x-9 gap-y-4">
      {fans_total !== null && (
        <Figure
          name={t('dashboard.next.presaves')}
          value={formatNumber(fans_total, i18n.language)}
          note={t('dashboard.next.presaves_today', { count: came })}
        />
      )}
      <Figure
        name={t('release.fact.delivered')}
        value={t('dashboard.next.of', { count: release.stores.delivered, total: release.stores.total })}
        note={at === null ? null : t('dashboard.next.opens', { time: at })}
      />
    </dl>
  );
}

function Figure({ name, value, note }: { name: string; value: string; note: string | null }) {
  return (
    <div className="min-w-32 flex-1 border-t border-art-line pt-3">
      <dt className="text-13 text-art-ink">{name}</dt>
      <dd className="display mt-1 text-32 leading-none whitespace-nowrap">{value}</dd>
      {note !== null && <dd className="mt-1.5 text-13 text-art-ink">{note}</dd>}
    </div>
  );
}
