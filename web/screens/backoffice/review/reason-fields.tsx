import type { Track } from '@tangent/contract/catalogue/release.ts';
import {
  FLAGGABLE_RELEASE_FIELDS,
  FLAGGABLE_TRACK_FIELDS,
} from '@tangent/domain/catalogue/release/review/flaggable-fields.ts';
import { listProofReasons } from '@tangent/domain/catalogue/release/review/proof-reasons.ts';
import { REOPENING_REASONS } from '@tangent/domain/catalogue/release/review/reopening-reasons.ts';
import { REVIEW_NOTE_MAX_CHARS } from '@tangent/domain/distribution/distribution-limits.ts';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFieldPath } from '../../../parts/form/field-label.ts';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextareaField } from '../../../ui/form/textarea-field.tsx';
import { type DecisionForm, toggle } from './decision-form.ts';

type ReasonFieldsProps = {
  form: DecisionForm;
  tracks: readonly Track[];
  tried: boolean;
  onChange: (form: DecisionForm) => void;
};

/**
 * Asks for reasons, the tracks and fields concerned, and a note; artists read the reasons in their own language
 * (A-157).
 */
export function ReasonFields({ form, tracks, tried, onChange }: ReasonFieldsProps) {
  const { t } = useTranslation();
  const missing = tried && form.reasons.length === 0;
  return (
    <>
      <fieldset className="grid gap-2 sm:grid-cols-2" aria-describedby={missing ? 'reasons-error' : undefined}>
        <legend className="mb-2 text-13 font-strong">{t('review.decision.reasons')}</legend>
        {REOPENING_REASONS.map((reason) => (
          <CheckboxField
            key={reason}
            label={t(`review.reason.${reason}.name`)}
            {...(listProofReasons([reason]).length > 0 ? { hint: t('review.decision.asks_proof') } : {})}
            checked={form.reasons.includes(reason)}
            onChange={(event) => onChange({ ...form, reasons: toggle(form.reasons, reason, event.target.checked) })}
          />
        ))}
        {missing && <FieldError id="reasons-error">{t('review.decision.reasons_missing')}</FieldError>}
      </fieldset>
      <TrackChoices form={form} tracks={tracks} onChange={onChange} />
      <FieldChoices form={form} tracks={tracks} onChange={onChange} />
      <TextareaField
        label={t('review.decision.note')}
        hint={t('review.decision.note_hint')}
        optional
        maxLength={REVIEW_NOTE_MAX_CHARS}
        value={form.note}
        onChange={(event) => onChange({ ...form, note: event.target.value })}
      />
    </>
  );
}

/** Lists the fields flagged on the page, and offers others. */
function FieldChoices({ form, tracks, onChange }: Omit<ReasonFieldsProps, 'tried'>) {
  const { t } = useTranslation();
  const pathLabel = useFieldPath();
  const all = [
    ...FLAGGABLE_RELEASE_FIELDS,
    ...tracks.flatMap((_, index) => FLAGGABLE_TRACK_FIELDS.map((name) => `tracks.${index}.${name}`)),
  ];
  const options = all
    .filter((path) => !form.fields.includes(path))
    .map((value) => ({ value, label: pathLabel(value) }));
  return (
    <div className="grid gap-2">
      <SelectField
        label={t('review.decision.fields')}
        hint={t('review.decision.fields_hint')}
        optional
        value=""
        placeholder={t('review.decision.fields_choose')}
        options={options}
        onChange={(event) => onChange({ ...form, fields: toggle(form.fields, event.target.value, true) })}
      />
      {form.fields.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={t('review.decision.fields')}>
          {form.fields.map((path) => (
            <li key={path}>
              <button
                type="button"
                aria-label={t('review.decision.fields_remove', { field: pathLabel(path) })}
                onClick={() => onChange({ ...form, fields: toggle(form.fields, path, false) })}
                className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-bad-soft px-3 text-13 font-strong text-bad"
              >
                {pathLabel(path)} <X size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function TrackChoices({ form, tracks, onChange }: Omit<ReasonFieldsProps, 'tried'>) {
  const { t } = useTranslation();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-13 font-strong">{t('review.decision.tracks')}</legend>
      {tracks.map(({ id, position, title }) => (
        <CheckboxField
          key={id}
          label={`${position}. ${title}`}
          checked={form.track_numbers.includes(position)}
          onChange={(event) =>
            onChange({ ...form, track_numbers: toggle(form.track_numbers, position, event.target.checked) })
          }
        />
      ))}
    </fieldset>
  );
}
