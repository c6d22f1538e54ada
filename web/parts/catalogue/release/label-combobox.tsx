import { Autocomplete } from '@base-ui/react/autocomplete';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { useCreateLabel } from '../../../api/catalogue/label.ts';
import { getErrorText } from '../../../api/error-text.ts';
import { CONTROL_CLASS } from '../../../ui/form/control-class.ts';
import { Field, type FieldTexts } from '../../../ui/form/field.tsx';
import { useIssueSentence } from '../../form/issue-sentence.ts';

type Choice = { readonly label: string; readonly isNew: boolean };

type LabelComboboxProps = FieldTexts & {
  id?: string;
  names: readonly string[];
  /** Whether the typed name may be added to the list. */
  mayAdd: false | ((name: string) => boolean);
  placeholder: string;
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
};

/** A text field with the account's label names to choose from; a new name can be added on the spot. */
export function LabelCombobox({ id, label, hint, error, optional = true, ...rest }: LabelComboboxProps) {
  const { names, value, placeholder, onChange, onBlur } = rest;
  const { add, failure } = useAddLabel();
  return (
    <Field id={id} label={label} hint={hint} error={error ?? failure} optional={optional}>
      {(control) => (
        <Autocomplete.Root
          items={listChoices(names, (value ?? '').trim(), rest.mayAdd)}
          itemToStringValue={(choice: Choice) => choice.label}
          value={value ?? ''}
          onValueChange={(text) => onChange(text || null)}
          openOnInputClick
        >
          <Autocomplete.Input {...control} placeholder={placeholder} onBlur={onBlur} className={CONTROL_CLASS} />
          <ChoiceList onAdd={add} />
        </Autocomplete.Root>
      )}
    </Field>
  );
}

function listChoices(names: readonly string[], typed: string, mayAdd: LabelComboboxProps['mayAdd']): Choice[] {
  const choices = names.map((name) => ({ label: name, isNew: false }));
  const isKnown = names.some((name) => isSameName(name, typed));
  if (typed === '' || isKnown || mayAdd === false || !mayAdd(typed)) return choices;
  return [...choices, { label: typed, isNew: true }];
}

function isSameName(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase();
}

function useAddLabel(): { add: (name: string) => void; failure: ReactNode } {
  const { i18n } = useTranslation();
  const sentence = useIssueSentence();
  const { mutate, error } = useCreateLabel();
  const issue = error instanceof ApiError ? error.errors.name : undefined;
  const message = issue ? sentence({ ...issue, path: 'name' } as Parameters<typeof sentence>[0]) : undefined;
  return { add: (name) => mutate(name), failure: message ?? (error ? getErrorText(i18n, error) : undefined) };
}

function ChoiceList({ onAdd }: { onAdd: (name: string) => void }) {
  const { t } = useTranslation();
  return (
    <Autocomplete.Portal>
      <Autocomplete.Positioner sideOffset={4} className="z-50 outline-none data-empty:hidden">
        <Autocomplete.Popup className="pop w-(--anchor-width) max-w-(--available-width) rounded-control bg-overlay shadow-pop">
          <Autocomplete.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain p-1">
            {(choice: Choice) => (
              <Autocomplete.Item
                key={`${choice.isNew ? '+' : ''}${choice.label}`}
                value={choice}
                onClick={() => choice.isNew && onAdd(choice.label)}
                className="flex min-h-9 items-center gap-2 rounded-md px-2.5 py-1.5 leading-5 outline-none data-highlighted:bg-sunken"
              >
                {choice.isNew && <Plus size={15} className="shrink-0" aria-hidden />}
                <span className="min-w-0">
                  {choice.isNew ? t('artist.label.add', { name: choice.label }) : choice.label}
                </span>
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        </Autocomplete.Popup>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  );
}
