import type {
  FLAGGABLE_RELEASE_FIELDS,
  FLAGGABLE_TRACK_FIELDS,
} from '@tangent/domain/catalogue/release/review/flaggable-fields.ts';
import { useTranslation } from 'react-i18next';

type FlaggableField = (typeof FLAGGABLE_RELEASE_FIELDS)[number] | (typeof FLAGGABLE_TRACK_FIELDS)[number];

/** Names a field by its path: 'Title', or 'Track 2: Title' in a track. */
export function useFieldPath(): (path: string) => string {
  const { t } = useTranslation();
  return (path) => {
    const [, index, inTrack] = /^tracks\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const text = t(`release.field.${(inTrack ?? path) as FlaggableField}`);
    return index === undefined ? text : t('wizard.track_issue', { number: Number(index) + 1, text });
  };
}
