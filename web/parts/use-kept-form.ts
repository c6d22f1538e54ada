import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { forgetValues, keepValues, keptKey, readKeptValues } from '../app/kept-values.ts';
import { useUser } from '../app/session.ts';
import { beforeExpiry } from '../app/session-expiry.ts';
import { useToast } from '../ui/toast.tsx';

/** What somebody had typed into this form when their session ended, once and for them only; null when there is nothing. */
export function useKeptValues<Values extends object>(form: string): Partial<Values> | null {
  const { t } = useTranslation();
  const toast = useToast();
  const { _id } = useUser();
  const key = keptKey(_id, form);
  const [kept] = useState(() => readKeptValues<Values>(key));
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when the form opens
  useEffect(() => {
    if (kept === null) return;
    forgetValues(key);
    toast('info', t('shell.kept'));
  }, []);
  return kept;
}

/** Keeps the values of a form when the session ends under it; `read` answers null while there is nothing to lose. */
export function useKeepOnExpiry(form: string, read: () => object | null): void {
  const { _id } = useUser();
  const key = keptKey(_id, form);
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(
    () =>
      beforeExpiry(() => {
        const values = latest.current();
        if (values !== null) keepValues(key, values);
      }),
    [key],
  );
}

/** Both for a form of react-hook-form. */
export function useKeptForm<Values extends FieldValues>(name: string, form: UseFormReturn<Values>): void {
  const { isDirty } = form.formState;
  useKeepOnExpiry(name, () => (isDirty ? form.getValues() : null));
  const kept = useKeptValues<Values>(name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: put back once, when the form opens
  useEffect(() => {
    for (const [field, value] of Object.entries(kept ?? {})) {
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  }, []);
}
