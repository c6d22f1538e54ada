import type { FormField } from '@tangent/domain/promotion/form/field.ts';
import { useTranslation } from 'react-i18next';
import { useIssueSentence } from '../../../parts/form/issue-sentence.ts';
import { useFieldTexts } from '../../../parts/promotion/request/use-field-texts.ts';
import type { RequestForm } from './use-request-form.ts';

export type FormFieldProps = { field: FormField; form: RequestForm };

/** The id, texts and error that every kind of field has. */
export function useControl({ field, form }: FormFieldProps) {
  const { t } = useTranslation();
  const sentence = useIssueSentence();
  const { nameField, findHint } = useFieldTexts();
  const label = nameField(field.name);
  const own = form.issues.filter(({ path }) => path.split('.')[0] === field.name);
  const texts = own.map((issue) => {
    // A question, or a statement to confirm, makes no subject of a sentence.
    const isNoun = field.type !== 'checkbox' && !label.endsWith('?');
    const text = sentence(issue, isNoun ? { field: label } : {});
    const line = issue.path.split('.')[1];
    return line === undefined ? text : t('form.line', { number: Number(line) + 1, text });
  });
  return {
    id: `field-${field.name}`,
    label,
    hint: findHint(form.id, field),
    error: texts[0],
    optional: field.optional === true,
  };
}
