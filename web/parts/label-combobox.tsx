import { Combobox } from '@base-ui/react/combobox';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { getErrorText } from '../api/error-text.ts';
import { useCreateLabel } from '../api/label.ts';
import { CONTROL_LOOK } from '../ui/control-look.ts';
import { Field, type FieldTexts } from '../ui/field.tsx';
import { useIssueSentence } from './issue-sentence.ts';

type Choice = { readonly value: string; readonly label: string; readonly isNew: boolean };

type LabelComboboxProps = FieldTexts & {
  id?: string;
  names: readonly string[];
  /** Whether what was typed may be added to the list. */
  mayAdd: false | ((name: string) => boolean);
  placeholder: string;
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
};

/** Label names to choose from; what is typed and not there yet can be added on the spot. */
export function LabelCombobox({ id, label, hint, error, optional = true, ...rest }: LabelComboboxProps) {
  const { names, value, placeholder, onChange, onBlur } = rest;
  const [typed, setTyped] = useState('');
  const { add, failure } = useAddLabel();
  const choices = choicesOf(names, value, typed.trim(), rest.mayAdd);
  const choose = (choice: Choice | null) => {
    // The name stands on the release whatever becomes of the list.
    onChange(choice?.label ?? null);
    if (choice?.isNew) add(choice.label);
  };
  return (
    <Field id={id} label={label} hint={hint} error={error ?? failure} optional={optional}>
      {(control) => (
        <Combobox.Root
          items={choices}
          value={choices.find((choice) => !choice.isNew && choice.value === value) ?? null}
          onValueChange={choose}
          onInputValueChange={(text) => setTyped(text)}
          isItemEqualToValue={(a: Choice, b: Choice) => a.value === b.value}
        >
          <Combobox.Input {...control} placeholder={placeholder} onBlur={onBlur} className={CONTROL_LOOK} />
          <ChoiceList />
        </Combobox.Root>
      )}
    </Field>
  );
}

function choicesOf(
  names: readonly string[],
  value: string | null,
  typed: string,
  mayAdd: LabelComboboxProps['mayAdd'],
): Choice[] {
  const known = value === null || names.includes(value) ? names : [...names, value];
  const isKnown = known.some((name) => name.toLocaleLowerCase() === typed.toLocaleLowerCase());
  const choices = known.map((name) => ({ value: name, label: name, isNew: false }));
  if (typed === '' || isKnown || mayAdd === false || !mayAdd(typed)) return choices;
  return [...choices, { value: `+${typed}`, label: typed, isNew: true }];
}

function useAddLabel(): { add: (name: string) => void; failure: ReactNode } {
  const { i18n } = useTranslation();
  const sentence = useIssueSentence();
  const { mutate, error } = useCreateLabel();
  const issue = error instanceof ApiError ? error.errors.name : undefined;
  const words = issue ? sentence({ ...issue, path: 'name' } as Parameters<typeof sentence>[0]) : undefined;
  return { add: (name) => mutate(name), failure: words ?? (error ? getErrorText(i18n, error) : undefined) };
}

function ChoiceList() {
  const { t } = useTranslation();
  return (
    <Combobox.Portal>
      <Combobox.Positioner sideOffset={4} className="z-50 outline-none data-empty:hidden">
        <Combobox.Popup className="pop w-(--anchor-width) max-w-(--available-width) rounded-control bg-overlay shadow-pop">
          <Combobox.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain p-1">
            {(choice: Choice) => (
              <Combobox.Item
                key={choice.value}
                value={choice}
                className="flex min-h-9 items-center gap-2 rounded-[6px] px-2.5 py-1.5 leading-5 outline-none data-highlighted:bg-sunken"
              >
                {choice.isNew && <Plus size={15} className="shrink-0" aria-hidden />}
                <span className="min-w-0">
                  {choice.isNew ? t('artist.label.add', { name: choice.label }) : choice.label}
                </span>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}
