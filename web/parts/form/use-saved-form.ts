import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { clearSavedValues, readSavedValues, savedValuesKey, saveValues } from '../../app/saved-values.ts';
import { useUser } from '../../app/session.ts';
import { beforeExpiry } from '../../app/session-expiry.ts';
import { useToast } from '../../ui/toast.tsx';

/** What somebody had typed into this form when their session ended, once and for them only; null when there is nothing. */
export function useSavedValues<Values extends object>(form: string): Partial<Values> | null {
  const { t } = useTranslation();
  const toast = useToast();
  const { _id } = useUser();
  const key = savedValuesKey(_id, form);
  const [saved] = useState(() => readSavedValues<Values>(key));
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when the form opens
  useEffect(() => {
    if (saved === null) return;
    clearSavedValues(key);
    toast('info', t('shell.kept'));
  }, []);
  return saved;
}

/** Keeps the values of a form when the session ends under it; `read` answers null while there is nothing to lose. */
export function useSaveOnExpiry(form: string, read: () => object | null): void {
  const { _id } = useUser();
  const key = savedValuesKey(_id, form);
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(
    () =>
      beforeExpiry(() => {
        const values = latest.current();
        if (values !== null) saveValues(key, values);
      }),
    [key],
  );
}

/** Both for a form of react-hook-form. */
export function useSavedForm<Values extends FieldValues>(name: string, form: UseFormReturn<Values>): void {
  const { isDirty } = form.formState;
  useSaveOnExpiry(name, () => (isDirty ? form.getValues() : null));
  const saved = useSavedValues<Values>(name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: put back once, when the form opens
  useEffect(() => {
    for (const [field, value] of Object.entries(saved ?? {})) {
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  }, []);
}
