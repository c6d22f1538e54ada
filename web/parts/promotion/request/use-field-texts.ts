import type { FormField } from '@tangent/domain/promotion/form/field.ts';
import { useTranslation } from 'react-i18next';

/** A form comes from the server, so the compiler cannot know its texts; a missing one shows its key. */
type Translate = (key: string) => string;

/** Returns functions that name the fields of request forms and their choices. */
export function useFieldTexts() {
  const { t, i18n } = useTranslation();
  const translate: Translate = t as never;
  const findHint = (form: string, { name }: FormField): string | undefined => {
    const proof = form === 'content-relocation' ? 'content_proof' : 'license_proof';
    const key = `form.hint.${name === 'proof' ? proof : name}`;
    return i18n.exists(key) ? translate(key) : undefined;
  };
  return {
    nameField: (name: string): string => translate(`form.field.${name}`),
    nameOption: (option: string): string => translate(`form.option.${option}`),
    findHint,
  };
}
