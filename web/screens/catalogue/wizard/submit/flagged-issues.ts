import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import { listReasonsForField } from '@tangent/domain/catalogue/release/review/flaggable-fields.ts';
import type { ReopeningReason } from '@tangent/domain/catalogue/release/review/reopening-reasons.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { type DraftForm, isSameField } from '../draft/draft-form.ts';

type Reopening = NonNullable<Release['reopening']>;

/**
 * Lists the flagged fields that still hold the submitted value, at their current paths. A changed field counts as
 * corrected, and so does a field of a removed track. `formatReasons` names the reasons concerning a field.
 */
export function listFlaggedIssues(
  reopening: Reopening | null,
  form: DraftForm,
  formatReasons: (reasons: readonly ReopeningReason[]) => string,
): Issue[] {
  if (reopening === null) return [];
  return reopening.flagged_fields.flatMap(({ field, track_id, value }) => {
    const index = form.tracks.findIndex(({ id }) => id === track_id);
    const holder = track_id === null ? form : form.tracks[index];
    if (holder === undefined || !isUntouched(field, holder[field as never], value)) return [];
    const path = track_id === null ? field : `tracks.${index}.${field}`;
    return [
      { code: 'flagged', path, params: { reasons: formatReasons(listReasonsForField(path, reopening.reasons)) } },
    ];
  });
}

// For a file, the flag stores its id.
function isUntouched(field: string, current: unknown, submitted: unknown): boolean {
  if (field === 'artwork' || field === 'audio') return ((current as Upload | null)?.id ?? null) === submitted;
  return isSameField(field, current, submitted);
}
