import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { Artwork } from '../../../ui/artwork.tsx';
import { formatDay } from '../../text/format.ts';

type MoveHeadProps = {
  artworkUploadId: string | null;
  above: ReactNode;
  /** How far the move is. */
  title: ReactNode;
  below: ReactNode;
  stores: readonly { readonly store_name: string; readonly offline_days: number }[];
  /** The days on which the artist has something to do, in any order. */
  days: readonly string[];
  today: string;
};

/** The head of a plan: the release, how far it is, the next day with something to do, and the longest gap. */
export function MoveHead({ artworkUploadId, above, title, below, stores, days, today }: MoveHeadProps) {
  const { t, i18n } = useTranslation();
  const [next] = days.toSorted();
  const [worst] = stores.toSorted((a, b) => b.offline_days - a.offline_days);
  return (
    <section className="flex flex-wrap items-center gap-5 rounded-card bg-sunken p-5">
      <Artwork src={artworkUploadId === null ? null : imageUrl(artworkUploadId, '300')} alt="" className="size-20" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-13 text-ink-2">{above}</p>
        <h1 className="display text-[clamp(1.5rem,3.2vw,2.25rem)] leading-none">{title}</h1>
        <p className="mt-2 max-w-text text-13 text-ink-2">{below}</p>
      </div>
      <dl className="flex flex-wrap gap-6">
        {next !== undefined && (
          <HeadFact name={t('move.next')} value={next <= today ? t('move.today') : formatDay(next, i18n.language)} />
        )}
        {worst !== undefined && worst.offline_days > 0 && (
          <HeadFact
            name={t('move.offline')}
            value={t('move.offline_days', { count: worst.offline_days, store: worst.store_name })}
          />
        )}
      </dl>
    </section>
  );
}

function HeadFact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-13 text-ink-2">{name}</dt>
      <dd className="display text-xl">{value}</dd>
    </div>
  );
}
