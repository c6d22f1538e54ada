import type { Track } from '@tangent/contract/release.ts';
import { REVIEW_NOTE_MAX_CHARS } from '@tangent/domain/limits.ts';
import { REOPENING_REASONS } from '@tangent/domain/release/reopening-reasons.ts';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { FieldError } from '../../ui/field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { type DecisionForm, toggle } from './decision-form.ts';

type ReasonFieldsProps = {
  form: DecisionForm;
  tracks: readonly Track[];
  asked: boolean;
  onChange: (form: DecisionForm) => void;
};

/** Why, for which tracks, and a word to the artist; they read the reasons in their own language. */
export function ReasonFields({ form, tracks, asked, onChange }: ReasonFieldsProps) {
  const { t } = useTranslation();
  const missing = asked && form.reasons.length === 0;
  return (
    <>
      <fieldset className="grid gap-2 sm:grid-cols-2" aria-describedby={missing ? 'reasons-error' : undefined}>
        <legend className="mb-2 text-13 font-[600]">{t('review.decision.reasons')}</legend>
        {REOPENING_REASONS.map((reason) => (
          <CheckboxField
            key={reason}
            label={t(`review.reason.${reason}.name`)}
            checked={form.reasons.includes(reason)}
            onChange={(event) => onChange({ ...form, reasons: toggle(form.reasons, reason, event.target.checked) })}
          />
        ))}
        {missing && <FieldError id="reasons-error">{t('review.decision.reasons_missing')}</FieldError>}
      </fieldset>
      <TrackChoices form={form} tracks={tracks} onChange={onChange} />
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

function TrackChoices({ form, tracks, onChange }: Omit<ReasonFieldsProps, 'asked'>) {
  const { t } = useTranslation();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-13 font-[600]">{t('review.decision.tracks')}</legend>
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
