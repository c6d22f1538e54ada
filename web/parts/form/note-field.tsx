import { useTranslation } from 'react-i18next';
import { TextareaField } from '../../ui/form/textarea-field.tsx';

type NoteFieldProps = { note: string; missing: boolean; onChange: (note: string) => void };

/** The reason of an action, for the log and for colleagues. */
export function NoteField({ note, missing, onChange }: NoteFieldProps) {
  const { t } = useTranslation();
  return (
    <TextareaField
      label={t('backoffice.user.internal_note')}
      hint={t('backoffice.user.internal_note_hint')}
      error={missing ? t('backoffice.user.internal_note_missing') : undefined}
      rows={3}
      maxLength={1000}
      value={note}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
