import { Autocomplete } from '@base-ui/react/autocomplete';
import { clsx } from 'clsx';
import { CONTROL_CLASS } from './control-class.ts';
import { Field, type FieldTexts } from './field.tsx';
import { SuggestionList, useSuggestions } from './suggestion-list.tsx';

type SuggestFieldProps = FieldTexts & {
  id?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Offered while typing; any other text is allowed as well. */
  suggestions: readonly string[];
  placeholder?: string;
  className?: string;
};

/** A text field with suggested names. */
export function SuggestField({ label, hint, error, optional, id, ...rest }: SuggestFieldProps) {
  const found = useSuggestions(rest.suggestions, rest.value);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <Autocomplete.Root {...found} value={rest.value} onValueChange={(value) => rest.onChange(value)}>
          <Autocomplete.Input
            {...control}
            onBlur={rest.onBlur}
            placeholder={rest.placeholder}
            className={clsx(CONTROL_CLASS, rest.className)}
          />
          <SuggestionList />
        </Autocomplete.Root>
      )}
    </Field>
  );
}
