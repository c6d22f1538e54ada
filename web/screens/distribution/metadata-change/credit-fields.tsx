import type { CreditGroup } from '@tangent/domain/catalogue/release/credit/credit-groups.ts';
import { PERFORMER_PARTS } from '@tangent/domain/catalogue/release/credit/performer-part.ts';
import { PRODUCTION_ROLES } from '@tangent/domain/catalogue/release/credit/production-role.ts';
import { CREDITS_MAX } from '@tangent/domain/catalogue/release-limits.ts';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CreditPanel } from '../../../parts/catalogue/release/credit-panel.tsx';
import { countryOptions } from '../../../parts/form/country-options.ts';
import { focusAfter } from '../../../ui/focus-after.ts';
import { ComboboxField } from '../../../ui/form/combobox-field.tsx';
import type { Option } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { ChangeTrack } from './change-form.ts';
import type { ChangeErrors } from './use-change-errors.ts';

type CreditFieldsProps = {
  track: ChangeTrack;
  index: number;
  change: (fields: Partial<ChangeTrack>) => void;
  errors: ChangeErrors;
};

/**
 * Edits performers, producers and engineers of a track in stores, and what is known of its recording. Writers have
 * shares, so they are only shown.
 */
export function CreditFields({ track, index, change, errors }: CreditFieldsProps) {
  const { t } = useTranslation();
  const id = useId();
  const { performers, production_credits } = track;
  const add = (group: CreditGroup) => {
    const isPerformer = group === 'performance';
    const list = isPerformer ? performers : production_credits;
    if (list.length >= CREDITS_MAX) return;
    focusAfter(`${id}-${group}-${list.length}`, () =>
      change(
        isPerformer
          ? { performers: [...performers, { name: '', instrument: 'vocals' }] }
          : { production_credits: [...production_credits, { name: '', role: 'producer' }] },
      ),
    );
  };
  return (
    <>
      <CreditPanel track={track} editable={['performance', 'production']} onAdd={add} />
      <People
        id={`${id}-performance`}
        label={t('release.field.performers')}
        wordLabel={t('release.field.instrument')}
        options={PERFORMER_PARTS.map((value) => ({ value, label: t(`release.instrument.${value}`) }))}
        people={performers.map(({ name, instrument }) => ({ name, word: instrument }))}
        error={(position, label) => errors(`tracks.${index}.performers.${position}.name`, label)}
        onChange={(people) => change({ performers: people.map(({ name, word }) => ({ name, instrument: word })) })}
      />
      <People
        id={`${id}-production`}
        label={t('release.field.production_credits')}
        wordLabel={t('release.field.role')}
        options={PRODUCTION_ROLES.map((value) => ({ value, label: t(`release.role.${value}`) }))}
        people={production_credits.map(({ name, role }) => ({ name, word: role }))}
        error={(position, label) => errors(`tracks.${index}.production_credits.${position}.name`, label)}
        onChange={(people) => change({ production_credits: people.map(({ name, word }) => ({ name, role: word })) })}
      />
      <Recording track={track} index={index} change={change} errors={errors} />
    </>
  );
}

type PeopleProps<Word extends string> = {
  id: string;
  label: string;
  wordLabel: string;
  options: readonly (Option & { readonly value: Word })[];
  people: readonly { readonly name: string; readonly word: Word }[];
  error: (position: number, label: string) => string | undefined;
  onChange: (people: { name: string; word: Word }[]) => void;
};

/** The people of one group, each with what they did. */
function People<Word extends string>({ id, label, wordLabel, options, people, error, onChange }: PeopleProps<Word>) {
  const { t } = useTranslation();
  const name = t('release.field.name');
  if (people.length === 0) return null;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-13 font-strong">{label}</legend>
      {people.map((person, position) => (
        <div key={position} className="grid grid-cols-fill-end items-start gap-2">
          <div className="grid gap-2.5 sm:grid-cols-2">
            <TextField
              id={`${id}-${position}`}
              label={name}
              error={error(position, name)}
              autoComplete="off"
              value={person.name}
              onChange={(event) => onChange(people.with(position, { ...person, name: event.target.value }))}
            />
            <ComboboxField
              label={wordLabel}
              options={options}
              value={person.word}
              onChange={(word) => {
                const known = options.find(({ value }) => value === word);
                if (known) onChange(people.with(position, { ...person, word: known.value }));
              }}
            />
          </div>
          <IconButton
            className="mt-6"
            label={t('wizard.remove_value', { field: person.name.trim() || name })}
            onClick={() => onChange(people.toSpliced(position, 1))}
          >
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </div>
      ))}
    </fieldset>
  );
}

function Recording({ track, index, change, errors }: CreditFieldsProps) {
  const { t, i18n } = useTranslation();
  const text = (field: 'recording_date' | 'iswc' | 'publisher', hint: string) => {
    const label = t(`release.field.${field}`);
    return (
      <TextField
        label={label}
        error={errors(`tracks.${index}.${field}`, label)}
        optional
        hint={hint}
        autoComplete="off"
        value={track[field] ?? ''}
        onChange={(event) => change({ [field]: event.target.value || null })}
      />
    );
  };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ComboboxField
        label={t('release.field.recording_country')}
        optional
        options={countryOptions(i18n.language)}
        value={track.recording_country}
        onChange={(recording_country) => change({ recording_country })}
      />
      {text('recording_date', t('wizard.credits.date_hint'))}
      {text('iswc', t('wizard.credits.iswc_hint'))}
      {text('publisher', t('wizard.credits.publisher_hint'))}
    </div>
  );
}
