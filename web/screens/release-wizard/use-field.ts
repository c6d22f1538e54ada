import { useTranslation } from 'react-i18next';
import { useIssueSentence } from '../../parts/issue-sentence.ts';
import { fieldId, findIssue } from './step-issues.ts';
import { useWizard } from './wizard-context.ts';

export type FieldName =
  | 'artist_id'
  | 'title'
  | 'release_type'
  | 'language'
  | 'primary_genre'
  | 'secondary_genre'
  | 'explicit'
  | 'artwork'
  | 'version_type'
  | 'audio'
  | 'tracks'
  | 'store_ids'
  | 'schedule'
  | 'release_date';

/** Name of a field in the language of the page, by the last word of its path. */
export function useFieldLabel(): (path: string) => string {
  const { t } = useTranslation();
  return (path) => t(`release.field.${(path.split('.').at(-1) ?? '') as FieldName}`);
}

/** Label, id and problem of the field at a path: what every control of the wizard is given. */
export function useField(path: string): { id: string; label: string; error: string | undefined } {
  const { shown, draft } = useWizard();
  const sentence = useIssueSentence();
  const label = useFieldLabel()(path);
  const issue = findIssue(shown, path);
  const track = /^tracks\.(\d+)\./.exec(path);
  const title = track ? draft.form.tracks[Number(track[1])]?.title : draft.form.title;
  const error = issue === null ? undefined : sentence(issue, { field: label, title: title ?? '' });
  return { id: fieldId(path), label, error };
}
