import type { Lyric } from '@tangent/contract/promotion/lyrics.ts';
import { findToolExtent } from '@tangent/domain/promotion/lyrics/song.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLyrics } from '../../../api/promotion/lyrics.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Card } from '../../../ui/card.tsx';

/** The choices for the text, its writer, and the answer about AI that a track gets with it. */
export function BriefCard({ lyric, sections }: { lyric: Lyric; sections: Lyric['sections'] }) {
  const { t } = useTranslation();
  const quota = useLyrics('').data?.pages[0]?.quota;
  const extent = findToolExtent(sections);
  const facts = [
    [t('lyrics.field.genre'), t(`genre.${lyric.genre}`)],
    [t('lyrics.field.mood'), t(`lyrics.mood.${lyric.mood}`)],
    [t('lyrics.field.custom_words'), lyric.custom_words.join(', ') || '–'],
    [t('lyrics.field.dedicated_to'), lyric.dedicated_to || '–'],
  ] as const;
  return (
    <Card title={t('lyrics.brief')} isRegion>
      <dl className="grid gap-2 text-13">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-ink-2">{name}</dt>
            <dd className="min-w-0 text-right font-strong break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 grid gap-2 border-t border-line pt-3 text-13">
        <p className="text-ink-2">
          {t(`lyrics.writer.${lyric.writer}`)} {t(extent === null ? 'lyrics.ai.none' : `lyrics.ai.${extent}`)}
        </p>
        {extent !== null && (
          <p className="text-ink-2">
            {t('lyrics.yours')}{' '}
            <Link to={APP_PATHS.made_here} className="underline underline-offset-2">
              {t('lyrics.marked')}
            </Link>
          </p>
        )}
        {quota && <p>{t('lyrics.left', { left: Math.max(0, quota.limit - quota.used), limit: quota.limit })}</p>}
      </div>
    </Card>
  );
}
