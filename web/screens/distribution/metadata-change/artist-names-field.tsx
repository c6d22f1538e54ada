import { FEATURED_ARTISTS_MAX } from '@tangent/domain/catalogue/release-limits.ts';
import { useTranslation } from 'react-i18next';
import { splitArtists } from '../../../parts/catalogue/release/split-artists.ts';
import { formatList } from '../../../parts/text/format.ts';
import { TagField } from '../../../ui/form/tag-field.tsx';
import { PlanField } from './plan-field.tsx';

type ArtistNamesFieldProps = {
  label: string;
  error: string | undefined;
  names: readonly string[];
  onChange: (names: string[]) => void;
};

/** Other artists of a release or a track, as far as the plan includes them. */
export function ArtistNamesField({ label, error, names, onChange }: ArtistNamesFieldProps) {
  const { t, i18n } = useTranslation();
  return (
    <PlanField
      capability="featured_artists"
      label={label}
      value={formatList(names, i18n.language)}
      onRemove={() => onChange([])}
    >
      <TagField
        label={label}
        error={error}
        optional
        values={names}
        onChange={(next) => onChange([...next])}
        suggestions={[]}
        split={(text) => splitArtists(text)}
        removeLabel={(name) => t('wizard.remove_value', { field: name })}
        max={FEATURED_ARTISTS_MAX}
      />
    </PlanField>
  );
}
