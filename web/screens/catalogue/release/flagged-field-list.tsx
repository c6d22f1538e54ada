import type { Release } from '@tangent/contract/catalogue/release.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fieldId, findStep } from '../../../parts/catalogue/release/step-issues.ts';
import { useFieldPath } from '../../../parts/form/field-label.ts';

type FlaggedFieldListProps = { release: Release; reopening: NonNullable<Release['reopening']> };

/** Lists the flagged fields as links into the wizard; only their names where the release cannot be corrected. */
export function FlaggedFieldList({ release, reopening }: FlaggedFieldListProps) {
  const { t } = useTranslation();
  const pathLabel = useFieldPath();
  const canCorrect = release.status === 'reopened';
  const paths = canCorrect ? currentPaths(release, reopening) : reopening.fields;
  if (paths.length === 0) return null;
  return (
    <div className="mt-4">
      <p className="label mb-1.5">{t('review.corrections.fields', { count: paths.length })}</p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1.5">
        {paths.map((path) => (
          <li key={path}>
            {canCorrect ? (
              <Link
                className="text-link"
                to={{ pathname: `/distributions/${release.id}/edit/${findStep(path)}`, hash: fieldId(path) }}
              >
                {pathLabel(path)}
              </Link>
            ) : (
              pathLabel(path)
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns the current paths of the fields: tracks may have moved since; a removed one has none. */
function currentPaths({ tracks }: Release, { flagged_fields }: FlaggedFieldListProps['reopening']): string[] {
  return flagged_fields.flatMap(({ field, track_id }) => {
    if (track_id === null) return [field];
    const index = tracks.findIndex(({ id }) => id === track_id);
    return index < 0 ? [] : [`tracks.${index}.${field}`];
  });
}
