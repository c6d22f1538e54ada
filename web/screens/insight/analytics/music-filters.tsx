import type { AnalyticsFilters } from '@tangent/contract/insight/analytics.ts';
import { useTranslation } from 'react-i18next';
import { type AnalyticsChoice, useAnalyticsFilters } from '../../../api/insight/analytics.ts';
import { titleWithVersion } from '../../../texts/version-text.ts';
import { ComboboxField } from '../../../ui/form/combobox-field.tsx';
import { useAnalyticsAddress } from './use-analytics-address.ts';

/** Filters by artist, release or track. A wider filter resets the narrower ones, which may not belong to it. */
export function MusicFilters() {
  const { t } = useTranslation();
  const { choice, change } = useAnalyticsAddress();
  const { data } = useAnalyticsFilters();
  const { artists, releases, tracks } = narrow(data, choice);
  const selectProps = { placeholder: t('analytics.all'), disabled: data === undefined };
  return (
    <>
      {/* A single artist leaves nothing to choose. */}
      {(artists.length > 1 || choice.artist !== undefined) && (
        <ComboboxField
          {...selectProps}
          label={t('analytics.artist')}
          options={artists.map(({ id, name }) => ({ value: id, label: name }))}
          value={choice.artist ?? null}
          onChange={(artist) => change({ artist, release: null, track: null })}
        />
      )}
      <ComboboxField
        {...selectProps}
        label={t('analytics.release')}
        options={releases.map(({ id, title }) => ({ value: id, label: title }))}
        value={choice.release ?? null}
        onChange={(release) => change({ release, track: null })}
      />
      <ComboboxField
        {...selectProps}
        label={t('analytics.track')}
        options={tracks.map((track) => ({ value: track.id, label: titleWithVersion(track, t) }))}
        value={choice.track ?? null}
        onChange={(track) => change({ track })}
      />
    </>
  );
}

function narrow(filters: AnalyticsFilters | undefined, { artist, release }: AnalyticsChoice): AnalyticsFilters {
  const { artists = [], releases = [], tracks = [] } = filters ?? {};
  const own = releases.filter(({ artist_id }) => artist === undefined || artist_id === artist);
  const ids = new Set(release === undefined ? own.map(({ id }) => id) : [release]);
  return { artists, releases: own, tracks: tracks.filter(({ release_id }) => ids.has(release_id)) };
}
