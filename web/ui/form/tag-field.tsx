import { Autocomplete } from '@base-ui/react/autocomplete';
import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { type ControlProps, Field, type FieldTexts } from './field.tsx';
import { SuggestionList, useSuggestions } from './suggestion-list.tsx';

type TagFieldProps = FieldTexts & {
  id?: string;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  suggestions: readonly string[];
  /** Splits pasted text into names. */
  split: (text: string) => readonly string[];
  /** The label of the button that removes a name: 'Remove Ana'. */
  removeLabel: (value: string) => string;
  max: number;
};

/**
 * A field for several names: Enter or leaving the field adds the typed name, and a pasted list is split into names.
 */
export function TagField({ label, hint, error, optional, id, ...rest }: TagFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => <TagInput {...rest} control={control} />}
    </Field>
  );
}

type TagInputProps = Omit<TagFieldProps, keyof FieldTexts | 'id'> & { control: ControlProps };

function TagInput({ values, onChange, suggestions, split, removeLabel, max, control }: TagInputProps) {
  const { text, setText, add, onPaste, onKeyDown } = useTagEntry({ values, onChange, split, max });
  const fresh = suggestions.filter((name) => !values.includes(name));
  const found = useSuggestions(fresh, text);
  const remove = (index: number) => {
    onChange(values.filter((_, position) => position !== index));
    document.getElementById(control.id)?.focus();
  };
  return (
    <div className="flex w-full min-w-0 flex-wrap gap-1.5 rounded-control border border-line-strong bg-surface p-1.5 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ink hover:border-ink-2 has-aria-invalid:border-bad has-aria-invalid:ring-1 has-aria-invalid:ring-bad">
      <ul className="contents">
        {values.map((value, index) => (
          <Tag key={`${index}-${value}`} value={value} label={removeLabel(value)} onRemove={() => remove(index)} />
        ))}
      </ul>
      <Autocomplete.Root
        {...found}
        value={text}
        onValueChange={(value, { reason }) => (reason === 'item-press' ? add([value]) : setText(value))}
      >
        <Autocomplete.Input
          {...control}
          readOnly={values.length >= max && text === ''}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
          onBlur={() => add([text])}
          className="min-h-7 min-w-32 flex-1 bg-transparent px-1.5 text-base outline-none sm:text-sm"
        />
        <SuggestionList />
      </Autocomplete.Root>
    </div>
  );
}

function useTagEntry({ values, onChange, split, max }: Pick<TagFieldProps, 'values' | 'onChange' | 'split' | 'max'>) {
  const [text, setText] = useState('');
  const add = (names: readonly string[]) => {
    const fresh = names.map((name) => name.trim()).filter((name) => name !== '' && !values.includes(name));
    const room = Math.max(0, max - values.length);
    if (fresh.length > 0 && room > 0) onChange([...values, ...fresh.slice(0, room)]);
    // Names without a place stay where they were typed.
    setText(fresh.slice(room).join(', '));
  };
  const onPaste = (event: ClipboardEvent) => {
    const names = split(event.clipboardData.getData('text'));
    if (names.length < 2) return;
    event.preventDefault();
    add(names);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isChoosing = event.currentTarget.getAttribute('aria-activedescendant') !== null;
    if (event.key === 'Enter' && !isChoosing && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add([text]);
    }
    if (event.key === 'Backspace' && text === '' && values.length > 0) {
      event.preventDefault();
      // Moves the last name back into the text field, so that a slip costs nothing.
      setText(values.at(-1) ?? '');
      onChange(values.slice(0, -1));
    }
  };
  return { text, setText, add, onPaste, onKeyDown };
}

function Tag({ value, label, onRemove }: { value: string; label: string; onRemove: () => void }) {
  return (
    <li className="flex max-w-full items-center rounded-md bg-sunken pl-2">
      <span className="min-w-0 truncate py-1 leading-5">{value}</span>
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={onRemove}
        className="grid size-7 shrink-0 place-items-center rounded-md text-ink-3 hover:text-ink"
      >
        <X size={14} aria-hidden />
      </button>
    </li>
  );
}
