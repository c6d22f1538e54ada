import type { AiExtent, AiPart } from '@tangent/domain/catalogue/release/ai/ai-answers.ts';
import type { ClaimPolicy } from '@tangent/domain/catalogue/release/claim-policy.ts';
import type { ClaimCondition } from '@tangent/domain/catalogue/release/claims.ts';
import type { ContributorRole } from '@tangent/domain/catalogue/release/credit/contributor-role.ts';
import type { PerformerPart } from '@tangent/domain/catalogue/release/credit/performer-part.ts';
import type { ProductionRole } from '@tangent/domain/catalogue/release/credit/production-role.ts';
import type { SongwriterAnswer } from '@tangent/domain/catalogue/release/credit/songwriters.ts';
import type { MetadataDifference } from '@tangent/domain/catalogue/release/metadata-change.ts';
import { VERSION_TYPES } from '@tangent/domain/catalogue/release/release-type.ts';
import type { TerritoryMode } from '@tangent/domain/catalogue/release/territories.ts';
import { GENRES } from '@tangent/domain/genre.ts';
import { useTranslation } from 'react-i18next';
import { formatDuration, formatList } from '../../text/format.ts';
import { useCountryName } from '../../text/use-country-name.ts';
import { LyricsDifference } from './lyrics/lyrics-difference.tsx';
import { useCountryNames } from './use-claim-policy-text.ts';
import { languageText } from './use-release-facts.tsx';

/** Old and new value of each changed field. */
export function DifferenceList({ differences }: { differences: readonly MetadataDifference[] }) {
  const { t } = useTranslation();
  const name = useFieldName();
  const formatValue = useFieldValue();
  return (
    <dl className="grid gap-3">
      {differences.map(({ path, before, after }) => (
        <div key={path} className="grid min-w-0 gap-0.5">
          <dt className="text-xs font-medium text-ink-3">{name(path)}</dt>
          {path.split('.').at(-1) === 'lyrics' ? (
            <dd className="min-w-0">
              <LyricsDifference before={before} after={after} />
            </dd>
          ) : (
            <dd className="grid min-w-0 gap-x-3 sm:grid-cols-2">
              <del className="min-w-0 break-words whitespace-pre-line text-ink-3 decoration-ink-3/50">
                <span className="sr-only">{t('change.before')} </span>
                {formatValue(path, before)}
              </del>
              <ins className="min-w-0 break-words whitespace-pre-line no-underline">
                <span className="sr-only">{t('change.after')} </span>
                {formatValue(path, after)}
              </ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

const FIELD_NAMES = [
  'title',
  'version_title',
  'version_type',
  'language',
  'primary_genre',
  'secondary_genre',
  'genre',
  'record_label',
  'explicit',
  'artist',
  'co_artists',
  'credited_pages',
  'featured_artists',
  'remixers',
  'lyrics',
  'lyrics_synchronized',
  'composer_name',
  'composer_spotify_uri',
  'contributors',
  'songwriters',
  'performers',
  'production_credits',
  'recording_country',
  'recording_date',
  'iswc',
  'publisher',
  'artwork_ai',
  'ai_answers',
  'claim_conditions',
  'clip_start_seconds',
  'p_line_year',
  'p_line_owner',
  'c_line_year',
  'c_line_owner',
  'original_release_date',
  'territory_mode',
  'territories',
  'claim_policy',
  'claim_exceptions',
] as const;
type FieldName = (typeof FIELD_NAMES)[number];

/** Names the field of a path: 'Track 2: Title' for `tracks.1.title`. */
function useFieldName(): (path: string) => string {
  const { t } = useTranslation();
  return (path) => {
    const [, number, rest] = /^tracks\.(\d+)\.(.+)$/.exec(path) ?? [];
    const last = (rest ?? path).split('.')[0] ?? '';
    const field =
      last === 'artwork' || last === 'artwork_upload_id'
        ? t('release.field.artwork')
        : (FIELD_NAMES as readonly string[]).includes(last)
          ? t(`release.field.${last as FieldName}`)
          : last;
    return number === undefined ? field : t('change.of_track', { number: Number(number) + 1, field });
  };
}

const CREDIT_FIELDS = ['contributors', 'performers', 'production_credits'] as const;
type CreditField = (typeof CREDIT_FIELDS)[number];

const isCreditField = (field: string | undefined): field is CreditField => CREDIT_FIELDS.some((one) => one === field);

/** Formats lines such as 'Ada: composer, 25 %' and 'Mo: french_horn', as compareMetadata writes them. */
function useCreditText(): (field: CreditField, value: string) => string {
  const { t } = useTranslation();
  return (field, value) =>
    value
      .split('\n')
      .map((line) => {
        const [, name, code, rest] = /^(.*): (\w+)(.*)$/.exec(line) ?? [];
        if (code === undefined) return line;
        const part =
          field === 'performers'
            ? t(`release.instrument.${code as PerformerPart}`)
            : t(`release.role.${code as ContributorRole | ProductionRole}`);
        return `${name}: ${part}${rest}`;
      })
      .join('\n');
}

/** Formats a value: our own terms in the language of the user; all other values are the artist's own text. */
function useFieldValue(): (path: string, value: string | null) => string {
  const { t, i18n } = useTranslation();
  const nameOf = useCountryName();
  const namesOf = useCountryNames();
  // Lines such as 'vocals: partly', as compareMetadata writes them.
  const formatAnswers = (value: string) =>
    value
      .split('\n')
      .map((line) => line.split(': ') as [AiPart, AiExtent])
      .map(([part, extent]) => `${t(`release.ai_part.${part}`)}: ${t(`release.ai_extent.${extent}`)}`)
      .join('\n');
  const formatConditions = (value: string) =>
    value
      .split('\n')
      .map((condition) => t(`release.claim.${condition as ClaimCondition}`))
      .join('\n');
  // Lines such as 'block: BR, CL', as compareMetadata writes them.
  const formatExceptions = (value: string) =>
    value
      .split('\n')
      .map((line) => line.split(': ') as [ClaimPolicy, string])
      .map(([policy, codes]) => `${t(`claim_policy.policy.${policy}`)}: ${namesOf(codes.split(', '))}`)
      .join('\n');
  const formatCredits = useCreditText();
  return (path, value) => {
    if (value === null || value === '') return t('change.nothing');
    const field = path.split('.').at(-1);
    if (field === 'artwork_upload_id' || field === 'artwork') return t('change.another_file');
    if (field === 'language') return languageText(value, i18n.language, t('release.no_lyrics'));
    if (field === 'explicit' || field === 'lyrics_synchronized')
      return t(value === 'true' ? 'release.yes' : 'release.no');
    const genre = GENRES.find((one) => one === value);
    if (field?.endsWith('genre') && genre) return t(`genre.${genre}`);
    if (field === 'songwriters') return t(`release.songwriters.${value as SongwriterAnswer}`);
    if (field === 'recording_country') return nameOf(value);
    if (field === 'territory_mode') return t(`territory.${value as TerritoryMode}`);
    if (field === 'territories') return formatList(value.split('\n').map(nameOf), i18n.language);
    if (isCreditField(field)) return formatCredits(field, value);
    if (field === 'claim_policy') return t(`claim_policy.policy.${value as ClaimPolicy}`);
    if (field === 'claim_exceptions') return formatExceptions(value);
    if (field === 'artwork_ai') return t(`release.ai_extent.${value as AiExtent}`);
    if (field === 'ai_answers') return formatAnswers(value);
    if (field === 'claim_conditions') return formatConditions(value);
    if (field === 'clip_start_seconds') return formatDuration(Number(value) * 1000);
    const version = VERSION_TYPES.find((one) => one === value);
    return field === 'version_type' && version ? t(`release.version.${version}`) : value;
  };
}
