import type { TrackAnalytics } from '@tangent/contract/insight/track-analytics.ts';
import { findShareWord } from '@tangent/domain/share-word.ts';
import { useTranslation } from 'react-i18next';
import { formatList, formatNumber, formatShare } from '../../../../parts/text/format.ts';
import { Band } from '../../../../ui/band.tsx';
import { SourceBars } from '../source-bars.tsx';

/** Shows which playlists the streams come from, at the stores that tell. */
export function SourcesBand({ analytics: { sources, figures } }: { analytics: TrackAnalytics }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { stores, streams, playlists, others, outside } = sources;
  if (streams.value === 0) return null;
  const share = (part: number, of: number) => formatShare(Math.round((part / of) * 10_000), language, 0);
  const inPlaylists = streams.value - outside.streams.value;
  const word = inPlaylists === 0 ? 'none' : findShareWord(inPlaylists / streams.value);
  const number = (value: number) => formatNumber(value, language);
  const names = formatList(
    stores.map(({ name }) => name),
    language,
  );
  return (
    <Band
      name={t('analytics.sources.name')}
      title={t(`analytics.sources.${word}`, { share: share(inPlaylists, streams.value) })}
      text={t('analytics.sources.text', { stores: names, share: share(streams.value, figures.streams.value) })}
    >
      <SourceBars
        label={t('analytics.sources.name')}
        rows={[
          ...playlists.map(({ playlist_no, name, store, ...part }) => ({
            key: String(playlist_no),
            name: (
              <>
                {name}
                <span className="block text-xs font-soft text-ink-3">{store.name}</span>
              </>
            ),
            ...part,
          })),
          ...(others === null
            ? []
            : [
                {
                  key: 'others',
                  name: t('analytics.sources.others', { count: others.playlists, number: number(others.playlists) }),
                  ...others,
                },
              ]),
          { key: 'outside', name: t('analytics.sources.outside'), ...outside },
        ]}
      />
    </Band>
  );
}
