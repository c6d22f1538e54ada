import type { Store } from '@tangent/contract/catalogue/store.ts';
import type { AnswerLine } from '@tangent/domain/catalogue/release/answers/answer-sources.ts';
import { RELEASE_LANGUAGES } from '@tangent/domain/catalogue/release/language.ts';
import { MAJOR_STORES } from '@tangent/domain/catalogue/store/major-stores.ts';
import { useTranslation } from 'react-i18next';
import { useOpeningText } from '../../../../parts/catalogue/release/use-opening-text.ts';
import { useTerritoryText } from '../../../../parts/catalogue/release/use-territory-text.ts';
import { languageOptions } from '../../../../parts/form/language-options.ts';
import { formatDate, formatDuration, formatList, formatNumber } from '../../../../parts/text/format.ts';
import { useForm } from '../wizard-context.ts';

const NAMED_STORES = 3;

/** Returns a sentence for each line of the review: what stores get, in a few words. */
export function useReviewLines(stores: readonly Store[], artist: string): Record<AnswerLine, string> {
  return {
    'basic-info': useBasicLine(artist),
    artwork: useArtworkLine(),
    tracks: useTracksLine(),
    platforms: usePlatformsLine(stores),
    distribution: useDistributionLine(),
  };
}

const joinParts = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(', ') || '–';

function useBasicLine(artist: string): string {
  const { t, i18n } = useTranslation();
  const { title, release_type, primary_genre, language } = useForm((form) => form);
  const type = t(`release.type.${release_type}`);
  const languages = languageOptions(RELEASE_LANGUAGES, i18n.language, '');
  return joinParts([
    title.trim(),
    artist === '' ? type : t('wizard.review_gets.by', { type, artist }),
    primary_genre && t(`genre.${primary_genre}`),
    languages.find(({ value }) => value === language)?.label,
  ]);
}

function useArtworkLine(): string {
  const { t, i18n } = useTranslation();
  const { artwork, artwork_ai } = useForm((form) => form);
  if (artwork === null) return t('wizard.review_gets.no_file');
  const width = artwork.artwork?.width_px;
  const size = width === undefined ? t('wizard.review_gets.uploading') : `${formatNumber(width, i18n.language)} px`;
  return joinParts([artwork.filename, size, artwork_ai && t(`release.ai_extent.${artwork_ai}`)]);
}

function useTracksLine(): string {
  const { t, i18n } = useTranslation();
  const tracks = useForm((form) => form.tracks);
  const total = tracks.reduce((sum, { audio }) => sum + (audio?.audio?.duration_ms ?? 0), 0);
  const lines = tracks.flatMap(({ lyrics }) => (lyrics ?? '').split('\n')).filter((line) => line.trim() !== '').length;
  const writers = [...new Set(tracks.flatMap(({ contributors }) => contributors.map(({ name }) => name.trim())))];
  return joinParts([
    tracks.length > 1 ? t('wizard.tracks.count', { count: tracks.length }) : null,
    total === 0 ? t('wizard.review_gets.no_file') : formatDuration(total),
    formatList(writers.filter(Boolean), i18n.language),
    lines === 0 ? null : t('wizard.review_gets.lyrics', { count: lines }),
  ]);
}

function usePlatformsLine(stores: readonly Store[]): string {
  const { t, i18n } = useTranslation();
  const ids = useForm((form) => form.store_ids);
  const order: readonly string[] = MAJOR_STORES.map(({ id }) => id);
  const rank = ({ id }: Store) => (order.includes(id) ? order.indexOf(id) : order.length);
  const chosen = stores.filter(({ id }) => ids.includes(id)).toSorted((a, b) => rank(a) - rank(b));
  const names = chosen.slice(0, NAMED_STORES).map(({ name }) => name);
  const rest = chosen.length - names.length;
  return formatList(rest > 0 ? [...names, t('wizard.review_gets.more', { count: rest })] : names, i18n.language) || '–';
}

function useDistributionLine(): string {
  const { i18n } = useTranslation();
  const [territory, opening] = [useTerritoryText(), useOpeningText()];
  const form = useForm((now) => now);
  const isDate = form.release_date !== null && /^\d{4}-\d{2}-\d{2}$/.test(form.release_date);
  return joinParts([isDate ? formatDate(form.release_date ?? '', i18n.language) : '–', opening(form), territory(form)]);
}
