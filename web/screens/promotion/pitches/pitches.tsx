import type { Pitch } from '@tangent/contract/promotion/playlist.ts';
import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../../api/error-text.ts';
import { usePitches, useSetListening } from '../../../api/promotion/playlist.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatInstant } from '../../../parts/text/format.ts';
import { PLAYLISTS_PATH } from '../../../site/app-paths.ts';
import { titleWithVersion } from '../../../texts/version-text.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { type PillTone, StatusPill } from '../../../ui/status-pill.tsx';

const TONES = {
  submitted: 'info',
  listened: 'info',
  accepted: 'good',
  declined: 'bad',
  closed: 'quiet',
} as const satisfies Record<Pitch['state'], PillTone>;

/** The pitches of the account, with the answers of curators. */
export function PitchList() {
  const { t } = useTranslation();
  const pitches = usePitches();
  const pages = pitches.data?.pages ?? [];
  const items = pages.flatMap((page) => page.items);
  return (
    <div className="grid gap-5">
      <PageTitle
        actions={
          <a href={PLAYLISTS_PATH} className={buttonClass('volt', 'medium')}>
            {t('playlist.own.none.action')}
          </a>
        }
      >
        {t('playlist.own.title', { count: pages[0]?.waiting ?? 0 })}
      </PageTitle>
      <Card>
        {pitches.isPending && <SkeletonRows count={4} />}
        {pitches.isError && <LoadFailed error={pitches.error} onRetry={() => void pitches.refetch()} />}
        {pitches.data && items.length === 0 && (
          <EmptyState title={t('playlist.own.none.title')}>{t('playlist.own.none.text')}</EmptyState>
        )}
        <ul className="divide-y divide-line">
          {items.map((pitch) => (
            <PitchRow key={pitch.id} pitch={pitch} />
          ))}
        </ul>
        {pitches.hasNextPage && (
          <Button size="small" busy={pitches.isFetchingNextPage} onClick={() => void pitches.fetchNextPage()}>
            {t('form.own.more')}
          </Button>
        )}
      </Card>
    </div>
  );
}

function PitchRow({ pitch }: { pitch: Pitch }) {
  const { t } = useTranslation();
  const { playlist, song, state, reason, comment } = pitch;
  const isOpen = state === 'submitted' || state === 'listened';
  return (
    <li className="grid gap-2 py-4 first:pt-0 last:pb-0 sm:grid-cols-fill-end sm:items-start">
      <div className="min-w-0">
        <p className="font-bold">
          {titleWithVersion({ ...pitch, title: song }, t)} · {playlist.name}
        </p>
        <p className="text-13 text-ink-2">
          {playlist.curator} · <PitchDate pitch={pitch} />
        </p>
        {reason !== null && <p className="mt-1">{t(`playlist.reason.${reason}`)}</p>}
        {comment !== null && <p className="mt-1 max-w-text whitespace-pre-line text-ink-2">“{comment}”</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {isOpen && <Listening pitch={pitch} />}
        <StatusPill tone={TONES[state]}>{t(`playlist.state.${state}`)}</StatusPill>
      </div>
    </li>
  );
}

function PitchDate({ pitch: { state, due_at, answered_at } }: { pitch: Pitch }) {
  const { t, i18n } = useTranslation();
  const day = formatInstant(answered_at ?? due_at, i18n.language);
  if (answered_at === null) return t('playlist.own.due', { day });
  return t(state === 'closed' ? 'playlist.own.closed' : 'playlist.own.answered', { day });
}

function Listening({ pitch: { id, is_listening_allowed } }: { pitch: Pitch }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const set = useSetListening();
  return (
    <Button
      size="small"
      busy={set.isPending}
      onClick={() =>
        set.mutate(
          { id, is_allowed: !is_listening_allowed },
          { onError: (error) => toast('bad', getErrorText(i18n, error)) },
        )
      }
    >
      {t(is_listening_allowed ? 'playlist.own.listening_end' : 'playlist.own.listening_allow')}
    </Button>
  );
}
