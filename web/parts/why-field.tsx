import { useTranslation } from 'react-i18next';
import { TextareaField } from '../ui/textarea-field.tsx';

type WhyFieldProps = { why: string; missing: boolean; onChange: (why: string) => void };

/** The reason of an act, for the log and for colleagues. */
export function WhyField({ why, missing, onChange }: WhyFieldProps) {
  const { t } = useTranslation();
  return (
    <TextareaField
      label={t('backoffice.person.why')}
      hint={t('backoffice.person.why_hint')}
      error={missing ? t('backoffice.person.why_missing') : undefined}
      rows={3}
      maxLength={1000}
      value={why}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
