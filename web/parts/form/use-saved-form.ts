import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { clearSavedValues, readSavedValues, savedValuesKey, saveValues } from '../../app/session/saved-values.ts';
import { useUser } from '../../app/session/session.ts';
import { beforeExpiry } from '../../app/session/session-expiry.ts';
import { useToast } from '../../ui/overlay/toast.tsx';

/**
 * Returns the values the user had typed when their session ended, once and only for that user; null if none are saved
 * (A-112).
 */
export function useSavedValues<Values extends object>(form: string): Partial<Values> | null {
  const { t } = useTranslation();
  const toast = useToast();
  const { _id } = useUser();
  const key = savedValuesKey(_id, form);
  const [saved] = useState(() => readSavedValues<Values>(key));
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, when the form opens
  useEffect(() => {
    if (saved === null) return;
    clearSavedValues(key);
    toast('info', t('shell.kept'));
  }, []);
  return saved;
}

/** Saves the values of a form when its session ends; `read` returns null while there are none to lose. */
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

/** Restores and saves the values of a react-hook-form form. */
export function useSavedForm<Values extends FieldValues>(name: string, form: UseFormReturn<Values>): void {
  const { isDirty } = form.formState;
  useSaveOnExpiry(name, () => (isDirty ? form.getValues() : null));
  const saved = useSavedValues<Values>(name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: restored once, when the form opens
  useEffect(() => {
    for (const [field, value] of Object.entries(saved ?? {})) {
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  }, []);
}
