import type { Release } from '@tangent/contract/release.ts';
import type { Upload } from '@tangent/contract/upload.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { listReasonsForField } from '@tangent/domain/release/flaggable-fields.ts';
import type { ReopeningReason } from '@tangent/domain/release/reopening-reasons.ts';
import { type DraftForm, isSameField } from './draft-form.ts';

type Reopening = NonNullable<Release['reopening']>;

/**
 * The fields a reviewer points at that still hold what was submitted, where they stand now. One that was changed is answered;
 * so is one of a track that is gone. `formatReasons` names the reasons that are about a field.
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
      { code: 'pointed_at', path, params: { reasons: formatReasons(listReasonsForField(path, reopening.reasons)) } },
    ];
  });
}

// Of a file the pointer keeps the id.
function isUntouched(field: string, current: unknown, submitted: unknown): boolean {
  if (field === 'artwork' || field === 'audio') return ((current as Upload | null)?.id ?? null) === submitted;
  return isSameField(field, current, submitted);
}
