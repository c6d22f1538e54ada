import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { useShownRows } from '../../page/use-shown-rows.ts';
import { formatDay, formatList, formatTime } from '../../text/format.ts';

type Entry = {
  readonly on: string;
  readonly at: string | null;
  readonly stores: readonly string[];
};

type MoveLogProps<Kind extends string> = {
  log: readonly (Entry & { readonly kind: Kind })[];
  today: string;
  /** Says what happened at these stores. */
  describe: (kind: Kind, stores: { readonly count: number; readonly stores: string }) => string;
};

const ROWS = 8;

/** The log of a move, the newest first: each event with its day, or its time if it was today. */
export function MoveLog<Kind extends string>({ log, today, describe }: MoveLogProps<Kind>) {
  const { t, i18n } = useTranslation();
  const { shown, hasMore, showMore } = useShownRows(log, ROWS, '');
  return (
    <Card title={t('move.log.title')} isRegion>
      {log.length === 0 && <p className="text-ink-2">{t('move.log.none')}</p>}
      <ul className="divide-y divide-line">
        {shown.map(({ kind, on, at, stores }) => (
          <li key={`${on} ${kind}`} className="grid grid-cols-rail-20 items-baseline gap-x-3 py-2.5">
            <time dateTime={at ?? on} className="font-mono text-13 text-ink-2">
              {on < today
                ? formatDay(on, i18n.language)
                : at === null
                  ? t('move.today')
                  : formatTime(at, i18n.language)}
            </time>
            <span>{describe(kind, { count: stores.length, stores: formatList(stores, i18n.language) })}</span>
          </li>
        ))}
      </ul>
      {hasMore && (
        <LoadMore
          shown={t('move.log.shown', { count: shown.length, all: log.length })}
          more={t('move.log.more')}
          onMore={showMore}
        />
      )}
    </Card>
  );
}
