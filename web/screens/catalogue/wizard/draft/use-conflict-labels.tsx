import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import type { Contributor, Performer } from '@tangent/domain/catalogue/release/credit/credits.ts';
import type { Schedule } from '@tangent/domain/catalogue/release/date/schedule.ts';
import type { ReleaseType, VersionType } from '@tangent/domain/catalogue/release/release-type.ts';
import type { Genre } from '@tangent/domain/genre.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useArtists } from '../../../../api/catalogue/artist.ts';
import { LyricsView } from '../../../../parts/catalogue/release/lyrics/lyrics-view.tsx';
import { languageName } from '../../../../parts/form/language-options.ts';
import { formatDate, formatNumber } from '../../../../parts/text/format.ts';
import { useForm } from '../wizard-context.ts';
import type { DraftConflict } from './draft-conflict.ts';
import { useFieldLabel } from './use-field.ts';

type ConflictLabels = { readonly name: string; readonly local: ReactNode; readonly remote: ReactNode };

/** Returns a function that names the field of a conflict and both values for the user. */
export function useConflictLabels(): (conflict: DraftConflict) => ConflictLabels {
  const { t } = useTranslation();
  const fieldLabel = useFieldLabel();
  const formatValue = useValueText();
  const showValue = (field: string, value: unknown) =>
    field === 'lyrics' && typeof value === 'string' && value !== '' ? (
      <LyricsView text={value} />
    ) : (
      formatValue(field, value)
    );
  const tracks = useForm((form) => form.tracks);
  const trackName = (id: string) => {
    const index = tracks.findIndex((track) => track.id === id);
    return t('saving.conflict.track', {
      number: index + 1,
      title: tracks[index]?.title.trim() || t('release.untitled'),
    });
  };
  return (conflict) => {
    if (conflict.kind === 'order') {
      const titles = (ids: readonly string[]) => ids.map(trackName).join('\n');
      return {
        name: t('saving.conflict.order'),
        local: titles(tracks.map(({ id }) => id)),
        remote: titles(conflict.remote),
      };
    }
    if (conflict.kind !== 'field') {
      const [keep, removed] = [t('saving.conflict.keep'), t('saving.conflict.removed')];
      const title = conflict.track.title.trim() || t('release.untitled');
      if (conflict.kind === 'removed_here') return { name: title, local: removed, remote: keep };
      return { name: trackName(conflict.track.id), local: keep, remote: removed };
    }
    const label = fieldLabel(conflict.name);
    const name = conflict.track_id === null ? label : `${trackName(conflict.track_id)}: ${label}`;
    return {
      name,
      local: showValue(conflict.name, conflict.local),
      remote: showValue(conflict.name, conflict.remote),
    };
  };
}

/** Returns a function that formats a field's value; a value without a text of its own stays as it is. */
function useValueText(): (name: string, value: unknown) => string {
  const { t, i18n } = useTranslation();
  const artists = useArtists().data?.items ?? [];
  const listText = (name: string, value: readonly unknown[]) => {
    if (name === 'store_ids') return t('saving.conflict.stores', { count: value.length });
    return value.map((item) => creditText(item, i18n.language)).join('\n') || t('wizard.none');
  };
  const formats: Record<string, (value: string) => string> = {
    primary_genre: (value) => t(`genre.${value as Genre}`),
    secondary_genre: (value) => t(`genre.${value as Genre}`),
    genre: (value) => t(`genre.${value as Genre}`),
    release_type: (value) => t(`release.type.${value as ReleaseType}`),
    version_type: (value) => t(`release.version.${value as VersionType}`),
    schedule: (value) => t(`wizard.schedule.${value as Schedule}`),
    artist_id: (value) => artists.find(({ id }) => id === value)?.name ?? value,
    release_date: (value) => formatDate(value, i18n.language),
    presave_date: (value) => formatDate(value, i18n.language),
    language: (value) => (value === 'zxx' ? t('release.no_lyrics') : languageName(value, i18n.language)),
  };
  return (name, value) => {
    if (value === null || value === '') return t('wizard.none');
    if (typeof value === 'boolean') return t(value ? 'saving.conflict.yes' : 'saving.conflict.no');
    if (Array.isArray(value)) return listText(name, value);
    if (typeof value === 'string') return formats[name]?.(value) ?? value;
    return (value as Upload).filename;
  };
}

function creditText(item: unknown, locale: string): string {
  if (typeof item === 'string') return item;
  const { name, ...credit } = item as Contributor | Performer;
  if (!('share_basis_points' in credit)) return name;
  return `${name}, ${formatNumber(credit.share_basis_points / 100, locale)} %`;
}
