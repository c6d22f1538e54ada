import { Combobox } from '@base-ui/react/combobox';
import { clsx } from 'clsx';
import { Check, ChevronDown, X } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useUiLabels } from '../ui-labels.tsx';
import { CONTROL_CLASS } from './control-class.ts';
import { Field, type FieldTexts } from './field.tsx';
import type { Option } from './select-field.tsx';

type ComboboxFieldProps = FieldTexts & {
  id?: string;
  name?: string;
  options: readonly Option[];
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A choice from a long list, found by typing a part of the name. Typed text stays until it is an option or removed. */
export function ComboboxField({ label, hint, error, optional, id, ...rest }: ComboboxFieldProps) {
  const chosen = rest.options.find((option) => option.value === rest.value) ?? null;
  const { text, problem, type, choose, leave } = useTypedOption(rest.options, chosen, rest.onChange);
  return (
    <Field id={id} label={label} hint={hint} error={problem ?? error} optional={optional ?? false}>
      {(control) => (
        <Combobox.Root
          items={rest.options}
          value={chosen}
          onValueChange={choose}
          inputValue={text}
          // Only typing counts: a list that closes would replace what was typed.
          onInputValueChange={(typed, { reason }) => reason === 'input-change' && type(typed)}
          isItemEqualToValue={(a: Option, b: Option) => a.value === b.value}
          // Enter takes the first option that matches what was typed.
          autoHighlight
          disabled={rest.disabled ?? false}
        >
          <div className="relative">
            <Combobox.Input
              {...control}
              ref={rest.ref}
              name={rest.name}
              placeholder={rest.placeholder}
              onBlur={() => {
                leave();
                rest.onBlur?.();
              }}
              className={clsx(CONTROL_CLASS, 'pr-16')}
            />
            <ComboboxButtons />
          </div>
          <ComboboxList />
        </Combobox.Root>
      )}
    </Field>
  );
}

/**
 * Holds the typed text while it is no option yet. Leaving the field takes the only option that it fits; with several or
 * none the text stays, and the problem says so.
 */
function useTypedOption(options: readonly Option[], chosen: Option | null, onChange: (value: string | null) => void) {
  const labels = useUiLabels();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const found = isLeft && typed !== null ? findOptions(options, typed).length : null;
  const sentences = [found !== null && labels.choose_one(typed ?? '', found), chosen && labels.kept(chosen.label)];
  const choose = (option: Option | null) => {
    setTyped(null);
    setLeft(false);
    onChange(option?.value ?? null);
  };
  return {
    text: typed ?? chosen?.label ?? '',
    problem: found === null ? undefined : sentences.filter(Boolean).join(' '),
    choose,
    type: (text: string) => {
      setTyped(text);
      setLeft(false);
    },
    leave: () => {
      if (typed === null) return;
      const [only, ...others] = findOptions(options, typed);
      if (typed.trim() === '') setTyped(null);
      else if (only === undefined || others.length > 0) setLeft(true);
      else if (only.value === chosen?.value) setTyped(null);
      else choose(only);
    },
  };
}

/** Returns the options that contain a text, or only the one that it names exactly (Engl → English). */
export function findOptions(options: readonly Option[], text: string): readonly Option[] {
  const fold = (value: string) => value.trim().toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  const typed = fold(text);
  if (typed === '') return [];
  const found = options.filter(({ label }) => fold(label).includes(typed));
  const exact = found.find(({ label }) => fold(label) === typed);
  return exact === undefined ? found : [exact];
}

const GAP_PX = 4;
/** The line of the label above the control. */
const LABEL_PX = 26;

/** Keeps a list that opens upwards, where there is no room below, off the label of its field. */
function clearLabel({ side }: { side: string }): number {
  return side === 'top' ? GAP_PX + LABEL_PX : GAP_PX;
}

const SMALL_BUTTON = 'grid size-7 place-items-center rounded-md text-ink-3 hover:bg-sunken hover:text-ink';

function ComboboxButtons() {
  const labels = useUiLabels();
  return (
    <div className="absolute top-1/2 right-1.5 flex -translate-y-1/2">
      <Combobox.Clear aria-label={labels.clear} className={SMALL_BUTTON}>
        <X size={15} aria-hidden />
      </Combobox.Clear>
      <Combobox.Trigger aria-label={labels.open_list} className={SMALL_BUTTON}>
        <ChevronDown size={16} aria-hidden />
      </Combobox.Trigger>
    </div>
  );
}

function ComboboxList() {
  const labels = useUiLabels();
  return (
    <Combobox.Portal>
      <Combobox.Positioner sideOffset={clearLabel} className="z-50 outline-none">
        <Combobox.Popup className="pop w-(--anchor-width) max-w-(--available-width) rounded-control bg-overlay shadow-pop">
          <Combobox.Empty>
            <p className="px-3 py-2.5 text-ink-3">{labels.no_matches}</p>
          </Combobox.Empty>
          <Combobox.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain p-1 data-empty:p-0">
            {(option: Option) => (
              <Combobox.Item
                key={option.value}
                value={option}
                className="grid min-h-9 grid-cols-rail-4 items-center gap-2 rounded-md px-2 py-1.5 outline-none data-highlighted:bg-sunken"
              >
                <Combobox.ItemIndicator>
                  <Check size={15} aria-hidden />
                </Combobox.ItemIndicator>
                <span className="col-start-2">{option.label}</span>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}
