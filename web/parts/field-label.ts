import type { RELEASE_POINTERS, TRACK_POINTERS } from '@tangent/domain/release/field-pointers.ts';
import { useTranslation } from 'react-i18next';

type PointedField = (typeof RELEASE_POINTERS)[number] | (typeof TRACK_POINTERS)[number];

/** Names a field that can be pointed at: 'Title', or 'Track 2: Title' in a track. */
export function useFieldPath(): (path: string) => string {
  const { t } = useTranslation();
  return (path) => {
    const [, index, inTrack] = /^tracks\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const text = t(`release.field.${(inTrack ?? path) as PointedField}`);
    return index === undefined ? text : t('wizard.track_issue', { number: Number(index) + 1, text });
  };
}
