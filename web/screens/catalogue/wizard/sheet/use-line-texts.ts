import type { Store } from '@tangent/contract/catalogue/store.ts';
import { RELEASE_LANGUAGES } from '@tangent/domain/catalogue/release/language.ts';
import type { WizardStep } from '@tangent/domain/catalogue/release/wizard-steps.ts';
import { useTranslation } from 'react-i18next';
import { useArtists } from '../../../../api/catalogue/artist.ts';
import { useOpeningText } from '../../../../parts/catalogue/release/use-opening-text.ts';
import { useTerritoryText } from '../../../../parts/catalogue/release/use-territory-text.ts';
import { languageOptions } from '../../../../parts/form/language-options.ts';
import { formatDuration, formatNumber } from '../../../../parts/text/format.ts';
import { useForm } from '../wizard-context.ts';

/** A step that stands on the sheet as a line; the review is a page of its own. */
export type LineStep = Exclude<WizardStep, 'review'>;

/** Returns what each line answers, in a few words. */
export function useLineTexts(stores: readonly Store[]): Record<LineStep, string> {
  return {
    'basic-info': useBasicText(),
    artwork: useArtworkText(),
    tracks: useTracksText(),
    platforms: usePlatformsText(stores),
    distribution: useDistributionText(),
  };
}

const joined = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

function useBasicText(): string {
  const { t, i18n } = useTranslation();
  const type = useForm((form) => form.release_type);
  const genre = useForm((form) => form.primary_genre);
  const language = useForm((form) => form.language);
  const artistId = useForm((form) => form.artist_id);
  const artist = useArtists().data?.items.find(({ id }) => id === artistId)?.name;
  const spoken = languageOptions(RELEASE_LANGUAGES, i18n.language, '').find(({ value }) => value === language)?.label;
  const kind = t(`release.type.${type}`);
  return joined([
    artist === undefined ? kind : t('sheet.line.by', { type: kind, artist }),
    genre === null ? t('sheet.line.no_genre') : t(`genre.${genre}`),
    spoken ?? t('sheet.line.no_language'),
  ]);
}

function useArtworkText(): string {
  const { t, i18n } = useTranslation();
  const artwork = useForm((form) => form.artwork);
  const ai = useForm((form) => form.artwork_ai);
  if (artwork === null) return t('sheet.node.no_cover');
  const width = artwork.artwork?.width_px;
  return joined([
    artwork.filename,
    width === undefined ? t('sheet.node.uploading') : `${formatNumber(width, i18n.language)} px`,
    ai && t(`release.ai_extent.${ai}`),
  ]);
}

function useTracksText(): string {
  const { t } = useTranslation();
  const tracks = useForm((form) => form.tracks);
  const [only, ...others] = tracks;
  if (only === undefined) return t('sheet.node.no_track');
  const total = tracks.reduce((sum, { audio }) => sum + (audio?.audio?.duration_ms ?? 0), 0);
  const length = total === 0 ? null : formatDuration(total);
  const explicit = tracks.some((track) => track.explicit);
  const explicitText = t(explicit ? 'sheet.line.explicit' : 'sheet.line.clean');
  if (others.length > 0) return joined([t('wizard.tracks.count', { count: tracks.length }), length, explicitText]);
  const lines = (only.lyrics ?? '').split('\n').filter((line) => line.trim() !== '').length;
  return joined([
    lines === 0 ? t('wizard.lyrics.none') : t('sheet.line.lyrics', { count: lines }),
    explicitText,
    only.isrc?.trim() ? `ISRC ${only.isrc.trim()}` : t('sheet.line.isrc'),
  ]);
}

function usePlatformsText(stores: readonly Store[]): string {
  const { t } = useTranslation();
  const chosen = useForm((form) => form.store_ids);
  return t('sheet.node.stores', { count: stores.filter(({ id }) => chosen.includes(id)).length });
}

function useDistributionText(): string {
  const territory = useTerritoryText();
  const opening = useOpeningText();
  const form = useForm((form) => form);
  return joined([territory(form), opening(form)]);
}
