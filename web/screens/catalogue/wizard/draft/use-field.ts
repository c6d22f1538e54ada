import { useTranslation } from 'react-i18next';
import { fieldId, findIssue } from '../../../../parts/catalogue/release/step-issues.ts';
import { useIssueSentence } from '../../../../parts/form/issue-sentence.ts';
import { useWizardActions, useWizardFindings } from '../wizard-context.ts';

type FieldName =
  | 'artist_id'
  | 'title'
  | 'release_type'
  | 'language'
  | 'primary_genre'
  | 'secondary_genre'
  | 'explicit'
  | 'artwork'
  | 'artwork_ai'
  | 'p_line_year'
  | 'p_line_owner'
  | 'c_line_year'
  | 'c_line_owner'
  | 'original_release_date'
  | 'ai_answers'
  | 'disc_number'
  | 'claim_conditions'
  | 'clip_start_seconds'
  | 'is_instant'
  | 'instant_tracks'
  | 'version_type'
  | 'audio'
  | 'tracks'
  | 'territory_mode'
  | 'territories'
  | 'claim_policy'
  | 'claim_exceptions'
  | 'store_ids'
  | 'schedule'
  | 'release_date'
  | 'release_opening'
  | 'release_time'
  | 'release_zone'
  | 'record_label'
  | 'version_title'
  | 'various_artists'
  | 'upc'
  | 'artist'
  | 'co_artists'
  | 'featured_artists'
  | 'remixers'
  | 'credited_pages'
  | 'spotify_id'
  | 'apple_music_id'
  | 'genre'
  | 'isrc'
  | 'has_lyrics'
  | 'lyrics'
  | 'lyrics_synchronized'
  | 'composer_name'
  | 'composer_spotify_uri'
  | 'contributors'
  | 'songwriters'
  | 'performers'
  | 'production_credits'
  | 'recording_country'
  | 'recording_date'
  | 'iswc'
  | 'publisher'
  | 'ipi'
  | 'name'
  | 'role'
  | 'share_basis_points'
  | 'instrument'
  | 'presave_enabled'
  | 'presave_date';

/** Returns a function that names a field in the language of the page, by the last part of its path. */
export function useFieldLabel(): (path: string) => string {
  const { t } = useTranslation();
  return (path) => t(`release.field.${path.split('.').findLast(isWord) as FieldName}`);
}

/** Returns label, id and issue of the field at a path, for every control of the wizard. */
export function useField(path: string): { id: string; label: string; error: string | undefined } {
  const { shown } = useWizardFindings();
  const { store } = useWizardActions();
  const sentence = useIssueSentence();
  const label = useFieldLabel()(path);
  const issue = findIssue(shown, path);
  // Read, not subscribed: the title is only used with an issue, and the findings are subscribed then.
  const title = () => {
    const { form } = store.read();
    const track = /^tracks\.(\d+)\./.exec(path);
    return track ? form.tracks[Number(track[1])]?.title : form.title;
  };
  const error = issue === null ? undefined : sentence(issue, { field: label, title: title() ?? '' });
  return { id: fieldId(path), label, error };
}

function isWord(part: string): boolean {
  return !/^\d+$/.test(part);
}
