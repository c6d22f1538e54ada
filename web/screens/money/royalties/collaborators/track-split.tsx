import type { Payee, SplitTrack, SplitVersion } from '@tangent/contract/money/collaborator.ts';
import { MICROS_PER_CENT } from '@tangent/domain/money.ts';
import { useTranslation } from 'react-i18next';
import { TrackVersion } from '../../../../parts/catalogue/release/track-version.tsx';
import { formatPeriod } from '../../../../parts/insight/period-text.ts';
import { formatDate } from '../../../../parts/text/format.ts';
import { formatDollars, formatMicroDollars } from '../../../../texts/format-dollars.ts';
import { Button } from '../../../../ui/button.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { PartList } from './part-list.tsx';
import { ShareBar } from './share-bar.tsx';

/** Lists every version of a track, newest first; versions never change. */
function VersionList({ versions }: { versions: readonly SplitVersion[] }) {
  const { t, i18n } = useTranslation();
  return (
    <ol className="grid gap-4">
      {versions.map((version) => (
        <li key={version.number} className="grid gap-1.5">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-13">
            <span className="font-strong">
              {t('split.from', { month: formatPeriod(version.effective_from, i18n.language) })}
            </span>
            <span className="text-ink-3">
              {t(`split.version_status.${version.status}`)} ·{' '}
              {t('split.made_on', { date: formatDate(version.created_at, i18n.language) })}
            </span>
          </p>
          <ShareBar parts={version.parts} isNamed />
        </li>
      ))}
    </ol>
  );
}

type TrackSplitProps = { track: SplitTrack; payees: ReadonlyMap<string, Payee>; onChange: () => void };

/** Shows the split of one track now, the next version, and the earlier ones. */
export function TrackSplit({ track, payees, onChange }: TrackSplitProps) {
  const { t } = useTranslation();
  const title = track.title || t('release.untitled');
  const current = track.versions.find(({ status }) => status === 'in_force') ?? null;
  const others = track.versions.filter((version) => version !== current);
  return (
    <li className="grid gap-3 py-4 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-48 font-strong break-words">
          <span className="num mr-2 text-ink-3">{track.position}</span>
          {title}
          <TrackVersion track={track} />
        </p>
        <Button size="small" onClick={onChange}>
          {t(track.newest === 0 ? 'split.share' : 'split.change')}
          <span className="sr-only">: {title}</span>
        </Button>
      </div>
      {current === null ? (
        <AllYours track={track} />
      ) : (
        <>
          <ShareBar parts={current.parts} />
          <PartList track={track} parts={current.parts} payees={payees} />
          <Recoupment version={current} />
        </>
      )}
      <Waiting track={track} />
      {others.length > 0 && (
        <Disclosure title={t('split.history')} summary={t('split.versions', { count: track.versions.length })}>
          <VersionList versions={track.versions} />
        </Disclosure>
      )}
    </li>
  );
}

/** Shown for a track without a split; its credits name people, but do not pay them. */
function AllYours({ track: { credits, earned_micros } }: { track: SplitTrack }) {
  const { t, i18n } = useTranslation();
  return (
    <p className="flex items-baseline justify-between gap-x-4 text-ink-2">
      <span className="text-13">
        {t('split.all_yours')} {credits.length > 1 && t('split.credits', { count: credits.length })}
      </span>
      <span className="num">
        <span className="sr-only">{t('split.earned')} </span>
        {formatMicroDollars(earned_micros, i18n.language)}
      </span>
    </p>
  );
}

function Recoupment({ version }: { version: SplitVersion }) {
  const { t, i18n } = useTranslation();
  const { recoupable_cents, recouped_micros } = version;
  if (recoupable_cents === 0) return null;
  const amount = formatDollars(recoupable_cents, i18n.language);
  const back = formatMicroDollars(recouped_micros, i18n.language);
  const isDone = recouped_micros >= recoupable_cents * Number(MICROS_PER_CENT);
  return <p className="text-13 text-ink-2">{t(isDone ? 'split.recouped' : 'split.recouping', { amount, back })}</p>;
}

/** Shows the next version, while one waits for its month. */
function Waiting({ track: { versions } }: { track: SplitTrack }) {
  const { t, i18n } = useTranslation();
  const waiting = versions.filter(({ status }) => status === 'waiting');
  const next = waiting.reduce<SplitVersion | null>((first, one) => {
    return first === null || one.effective_from < first.effective_from ? one : first;
  }, null);
  if (next === null) return null;
  return (
    <div className="grid gap-2 rounded-control bg-sunken p-3">
      <p className="text-13 font-strong">
        {t('split.from', { month: formatPeriod(next.effective_from, i18n.language) })}
      </p>
      <ShareBar parts={next.parts} isNamed />
    </div>
  );
}
