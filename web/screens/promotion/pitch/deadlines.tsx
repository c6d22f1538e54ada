import type { PitchSong } from '@tangent/contract/promotion/playlist.ts';
import { listEditorDeadlines } from '@tangent/domain/catalogue/release/date/store-deadline.ts';
import { MAJOR_STORES } from '@tangent/domain/catalogue/store/major-stores.ts';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../app/today.ts';
import { CopyButton } from '../../../parts/page/copy-button.tsx';
import { formatDate } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';

const STORE_NAMES = new Map<string, string>(MAJOR_STORES.map(({ id, name }) => [id, name]));

/** The last days on which the editors of stores take a pitch of an upcoming song, and the text to paste there. */
export function Deadlines({ song, text }: { song: PitchSong | null; text: string }) {
  const { t, i18n } = useTranslation();
  const today = useToday();
  if (song === null || song.release_date === null || song.status === 'published') return null;
  const deadlines = listEditorDeadlines(song.release_date, today);
  return (
    <Card title={t('playlist.submit.deadlines.title')}>
      <p className="text-13 text-ink-2">
        {deadlines.length === 0 ? t('playlist.submit.deadlines.none') : t('playlist.submit.deadlines.text')}
      </p>
      <ul className="my-3 divide-y divide-line">
        {deadlines.map(({ store_id, unit, count, day }) => (
          <li key={store_id} className="flex items-center justify-between gap-3 py-2.5">
            <span>
              <b className="block font-bold">{STORE_NAMES.get(store_id)}</b>
              <span className="text-13 text-ink-2">{t(`playlist.submit.deadlines.${unit}`, { count })}</span>
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
