import { FEATURED_ARTISTS_MAX } from '@tangent/domain/catalogue/release-limits.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { splitArtists } from '../../../../parts/catalogue/release/split-artists.ts';
import { formatList } from '../../../../parts/text/format.ts';
import { TagField } from '../../../../ui/form/tag-field.tsx';
import { useField } from '../draft/use-field.ts';
import { PaidField } from '../submit/paid-field.tsx';
import { useNameSuggestions } from './use-name-suggestions.ts';

type CreditedNamesProps = {
  path: string;
  names: readonly string[];
  onChange: (names: readonly string[]) => void;
  hint?: ReactNode;
  /** A name that is credited already; typing it adds nothing. */
  except?: string | null;
};

/** A list of artists in one role, for plans that include it. */
export function CreditedNames(props: CreditedNamesProps) {
  const { i18n } = useTranslation();
  return (
    <PaidField
      capability="featured_artists"
      path={props.path}
      value={formatList(props.names, i18n.language)}
      onRemove={() => props.onChange([])}
    >
      <NamesField {...props} />
    </PaidField>
  );
}

function NamesField({ path, names, onChange, hint, except }: CreditedNamesProps) {
  const { t } = useTranslation();
  const suggestions = useNameSuggestions();
  const isExcepted = (name: string) => name.toLowerCase() === except?.trim().toLowerCase();
  return (
    <TagField
      {...useField(path)}
      optional
      hint={hint}
      values={names}
      onChange={onChange}
      suggestions={suggestions}
      split={(text) => splitArtists(text, suggestions).filter((name) => !isExcepted(name))}
      removeLabel={(name) => t('wizard.remove_value', { field: name })}
      max={FEATURED_ARTISTS_MAX}
    />
  );
}
