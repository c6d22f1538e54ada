import type { PitchSong } from '@tangent/contract/promotion/playlist.ts';
import { listEditorialDeadlines } from '@tangent/domain/promotion/playlist/editorial-deadlines.ts';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../app/today.ts';
import { CopyButton } from '../../../parts/page/copy-button.tsx';
import { formatDate } from '../../../parts/text/format.ts';
import { PLATFORM_NAMES } from '../../../texts/platform-names.ts';
import { Card } from '../../../ui/card.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';

/** The last days on which the editors of stores take a pitch of an upcoming song, and the text to paste there. */
export function Deadlines({ song, text }: { song: PitchSong | null; text: string }) {
  const { t, i18n } = useTranslation();
  const today = useToday();
  if (song === null || song.release_date === null || song.status === 'published') return null;
  const deadlines = listEditorialDeadlines(song.release_date, today);
  return (
    <Card title={t('playlist.submit.deadlines.title')}>
      <p className="text-13 text-ink-2">
        {deadlines.length === 0 ? t('playlist.submit.deadlines.none') : t('playlist.submit.deadlines.text')}
      </p>
      <ul className="my-3 divide-y divide-line">
        {deadlines.map(({ store, days, day }) => (
          <li key={store} className="flex items-center justify-between gap-3 py-2.5">
            <span>
              <b className="block font-bold">{PLATFORM_NAMES[store]}</b>
              <span className="text-13 text-ink-2">{t('playlist.submit.deadlines.days', { count: days })}</span>
            </span>
            {day === today ? (
              <StatusPill tone="live">{t('playlist.submit.deadlines.today')}</StatusPill>
            ) : (
              <b className="font-bold">{formatDate(day, i18n.language)}</b>
            )}
          </li>
        ))}
      </ul>
      {deadlines.length > 0 && <CopyButton text={text} label={t('playlist.submit.deadlines.copy')} />}
    </Card>
  );
}
