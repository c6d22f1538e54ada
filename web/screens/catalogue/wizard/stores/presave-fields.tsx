import { checkPresave, findPresaveSpan, standardPresaveDate } from '@tangent/domain/catalogue/release/check-presave.ts';
import { useTranslation } from 'react-i18next';
import { useCapability } from '../../../../parts/money/plan/use-capability.ts';
import { formatDate } from '../../../../parts/text/format.ts';
import { CheckboxField } from '../../../../ui/form/checkbox-field.tsx';
import { DateField } from '../../../../ui/form/date-field.tsx';
import { FieldError } from '../../../../ui/form/field.tsx';
import { SwitchField } from '../../../../ui/form/switch-field.tsx';
import { useField } from '../draft/use-field.ts';
import { isWholeDate, useLiveField } from '../draft/use-live-field.ts';
import { changeTrack } from '../tracks/track-edit.ts';
import { useForm, useWizardActions, useWizardFindings } from '../wizard-context.ts';

/** Edits the pre-save campaign and its first day, two weeks before the release by default. */
export function PresaveFields() {
  const { t } = useTranslation();
  const { change } = useWizardActions();
  const isIncluded = useCapability('presave');
  const enabled = useForm((form) => form.presave_enabled);
  const field = useField('presave_enabled');
  // A campaign chosen under another plan can always be turned off.
  if (!isIncluded && !enabled) return null;
  return (
    <div id={field.id} tabIndex={-1} className="grid gap-3 border-t border-line pt-5">
      <SwitchField
        label={field.label}
        hint={t('plan.feature.presave.text')}
        checked={enabled}
        onChange={(presave_enabled) => change({ presave_enabled })}
      />
      {enabled && <PresaveDate />}
      {enabled && <InstantTracks />}
    </div>
  );
}

function PresaveDate() {
  const { t, i18n } = useTranslation();
  const { change } = useWizardActions();
  const { facts } = useWizardFindings();
  const { today } = facts;
  const releaseDate = useForm((form) => form.release_date);
  const value = useForm((form) => form.presave_date);
  const standard = standardPresaveDate(releaseDate, today);
  const span = findPresaveSpan(releaseDate, today);
  const draft = { presave_enabled: true, presave_date: value, release_date: releaseDate };
  const { field, onBlur } = useLiveField('presave_date', checkPresave(draft, facts), isWholeDate(value));
  return (
    <div className="max-w-xs">
      <DateField
        {...field}
        onBlur={onBlur}
        hint={
          standard === null
            ? t('wizard.presave.no_date')
            : t('wizard.presave.standard', { date: formatDate(standard, i18n.language) })
        }
        optional
        value={value}
        onChange={(presave_date) => change({ presave_date })}
        start={standard ?? today}
        min={span?.min ?? today}
        {...(span === null ? {} : { max: span.max })}
      />
    </div>
  );
}

/** Chooses the tracks that customers who pre-order the release get at once; a single has nothing to choose. */
function InstantTracks() {
  const { t } = useTranslation();
  const { change } = useWizardActions();
  const tracks = useForm((form) => form.tracks);
  const { id, label, error } = useField('instant_tracks');
  if (tracks.length < 2) return null;
  return (
    <fieldset id={id} tabIndex={-1} className="grid gap-2" aria-describedby={`${id}-hint`}>
      <legend className="mb-1 text-13 font-strong">{label}</legend>
      <p id={`${id}-hint`} className="mb-1 max-w-text text-13 text-ink-2">
        {t('wizard.pre_orders.hint')}
      </p>
      {tracks.map((track, index) => (
        <CheckboxField
          key={track.id}
          label={t('wizard.pre_orders.track', {
            number: index + 1,
            title: track.title.trim() || t('release.untitled'),
          })}
          checked={track.is_instant}
          onChange={({ target }) => change((form) => changeTrack(form, track.id, { is_instant: target.checked }))}
        />
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
