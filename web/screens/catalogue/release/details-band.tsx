import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { findExpectedWindow } from '@tangent/domain/catalogue/release/date/expected-live.ts';
import { listOtherStarts } from '@tangent/domain/catalogue/release/date/release-opening.ts';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../api/catalogue/store.ts';
import { useOpeningText } from '../../../parts/catalogue/release/use-opening-text.ts';
import { useReleaseFacts } from '../../../parts/catalogue/release/use-release-facts.tsx';
import { LockHint } from '../../../parts/money/plan/upsell.tsx';
import { useCapability } from '../../../parts/money/plan/use-capability.ts';
import { type Fact, FactList } from '../../../parts/page/fact-list.tsx';
import { formatDate, formatNumber } from '../../../parts/text/format.ts';
import { ReleaseBand } from './release-band.tsx';
import { TrackSides } from './track-sides.tsx';
import { Writers } from './writers.tsx';

/** So many facts are shown at once; the rest is folded. */
const FACTS_FIRST = 12;

/** The tracks, and every field of the release with its dates and its id (S2-098, S3-037 to S3-058). */
export function DetailsBand({ release, calendar }: { release: Release; calendar: ReleaseCalendar | null }) {
  const { t } = useTranslation();
  const { tracks, primary_artist, primary_genre } = release;
  return (
    <ReleaseBand
      id="details"
      name={t('release.band.details')}
      title={t('release.track_count', { count: tracks.length })}
      text={t('release.band.details_text')}
    >
      {tracks.length === 0 ? (
        <p className="text-ink-2">{t('release.no_tracks')}</p>
      ) : (
        <TrackSides tracks={tracks} artist={primary_artist} genre={primary_genre} />
      )}
      <Writers tracks={tracks} people={calendar?.people ?? []} />
      <Facts release={release} />
    </ReleaseBand>
  );
}

function Facts({ release }: { release: Release }) {
  const { t } = useTranslation();
  const dates = useDateFacts(release);
  const basics = useReleaseFacts(release);
  const id: Fact = {
    key: 'id',
    name: t('release.fact.release_id'),
    wide: true,
    value: <span className="code break-all">{release.id}</span>,
  };
  const facts = [...basics, ...dates, id];
  return (
    <div className="mt-5.5">
      <FactList facts={facts.slice(0, FACTS_FIRST)} />
      <details className="group mt-2">
        <summary className="flex min-h-10 cursor-pointer list-none items-center gap-1.5 text-13 font-strong [&::-webkit-details-marker]:hidden">
          <ChevronDown size={15} className="group-open:rotate-180" aria-hidden />
          {t('release.band.all_details', { count: facts.length })}
        </summary>
        <div className="pt-1.5">
          <FactList facts={facts.slice(FACTS_FIRST)} />
        </div>
      </details>
    </div>
  );
}

/** Says when stores open the release, and how many of its stores do so otherwise (A-197). */
function useOpening(release: Release): string {
  const { t } = useTranslation();
  const text = useOpeningText()(release);
  const stores = useStores().data?.items ?? [];
  const reached = stores.filter(({ id, connected }) => connected && release.store_ids.includes(id));
  const others = listOtherStarts(reached, release.release_opening).length;
  return others === 0 ? text : `${text}. ${t(`wizard.opening.${release.release_opening}_others`, { count: others })}`;
}

function useDateFacts(release: Release): Fact[] {
  const { t, i18n } = useTranslation();
  const date = (value: string | null) => (value === null ? '–' : formatDate(value, i18n.language));
  const openingText = useOpening(release);
  const isExpected = release.live_date === null && release.takedown?.refusal !== 'requested';
  const window = isExpected ? findExpectedWindow(release) : null;
  const quality = release.delivery_quality;
  const presave = release.presave_enabled ? date(release.presave_date) : t('release.no');
  const takedown = [
    { key: 'takedown_requested', value: release.takedown?.requested_at ?? null },
    { key: 'removed_on', value: release.takedown?.removed_at ?? null },
  ] as const;
  return [
    { key: 'release_date', name: t('release.field.release_date'), value: date(release.release_date) },
    { key: 'release_opening', name: t('release.field.release_opening'), value: openingText },
    { key: 'schedule', name: t('release.field.schedule'), value: t(`wizard.schedule.${release.schedule}`) },
    { key: 'presave', name: t('release.field.presave_enabled'), value: presave },
    { key: 'submitted_on', name: t('release.fact.submitted_on'), value: date(release.submitted_on) },
    { key: 'live_date', name: t('release.fact.live_date'), value: date(release.live_date) },
    ...(window === null
      ? []
      : [
          {
            key: 'expected',
            name: t('release.fact.expected'),
            value:
              window.from === window.to
                ? date(window.from)
                : t('release.fact.window', { from: date(window.from), to: date(window.to) }),
          },
        ]),
    ...(quality === null
      ? []
      : [{ key: 'quality', name: t('release.fact.quality'), value: <Quality quality={quality} /> }]),
    { key: 'created_at', name: t('release.fact.created_at'), value: date(release.created_at) },
    {
      key: 'stores',
      name: t('release.fact.stores'),
      value: formatNumber(release.store_ids.length, i18n.language),
    },
    // Left out for a release without a takedown.
    ...takedown
      .filter(({ value }) => value !== null)
      .map(({ key, value }) => ({ key, name: t(`release.fact.${key}`), value: date(value) })),
  ];
}

/** Shows the sound quality that stores received; for the lower one also the plan that sends the higher (A-009). */
function Quality({ quality }: { quality: NonNullable<Release['delivery_quality']> }) {
  const { t } = useTranslation();
  const isBetterIncluded = useCapability('high_audio_quality');
  return (
    <>
      {t(`release.quality.${quality}`)}
      {quality === 'standard' && !isBetterIncluded && (
        <span className="mt-1 block text-13">
          {t('release.quality.better')} <LockHint capability="high_audio_quality" />
        </span>
      )}
    </>
  );
}
