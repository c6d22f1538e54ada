import { useTranslation } from 'react-i18next';
import { coverUrl, useCoverRuns } from '../../../api/promotion/coverart.ts';
import { Button } from '../../../ui/button.tsx';

type CoverHistoryProps = { current: string | null; onOpen: (runId: string) => void };

/** Earlier runs, as small pictures; each opens with everything that can be done with it. */
export function CoverHistory({ current, onOpen }: CoverHistoryProps) {
  const { t } = useTranslation();
  const list = useCoverRuns();
  const runs = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const drawn = runs.filter(({ id, candidates }) => id !== current && candidates.length > 0);
  if (drawn.length === 0) return null;
  return (
    <section className="grid gap-2 border-t border-line pt-4" aria-label={t('coverart.earlier')}>
      <h3 className="text-13 font-strong">{t('coverart.earlier')}</h3>
      <ul className="flex flex-wrap gap-2">
        {drawn.map(({ id, prompt, candidates }) => (
          <li key={id}>
            <button
              type="button"
              title={prompt}
              aria-label={t('coverart.open_run', { prompt })}
              onClick={() => onOpen(id)}
              className="block focus-visible:outline-2 focus-visible:outline-offset-2"
            >
              <img
                src={coverUrl(id, candidates[0]?.number ?? 0, 'preview')}
                alt=""
                loading="lazy"
                className="size-13 rounded-sleeve"
              />
            </button>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button size="small" className="justify-self-start" onClick={() => void list.fetchNextPage()}>
          {t('coverart.more')}
        </Button>
      )}
    </section>
  );
}
