import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { checkFormValues, cleanFormValues, listShownFields } from '@tangent/domain/promotion/form/check-values.ts';
import type { FormField, FormValue, FormValues } from '@tangent/domain/promotion/form/field.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { type LoadedForm, useSaveFormDraft, useSendForm } from '../../../api/promotion/form.ts';
import { useToday } from '../../../app/today.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';

/** How long typing rests before the draft is saved, in milliseconds. */
const SAVE_AFTER_MS = 800;

export type RequestForm = {
  readonly id: LoadedForm['form'];
  readonly fields: readonly FormField[];
  readonly values: FormValues;
  readonly documents: readonly Upload[];
  /** Issues that are shown: all of them once the person has tried to send, and those of the server. */
  readonly issues: readonly Issue[];
  /** How many of the fields asked for have no acceptable value yet. */
  readonly open_count: number;
  readonly saved_at: string | null;
  readonly save_state: 'idle' | 'saving' | 'failed';
  readonly is_sending: boolean;
  readonly write: (name: string, value: FormValue) => void;
  readonly addDocument: (document: Upload) => void;
  readonly discard: () => void;
  readonly send: () => void;
};

/** Holds the values of one form: checks them, keeps the draft on the server, and sends them once. */
export function useRequestForm(loaded: LoadedForm, onSent: (id: string) => void): RequestForm {
  const { t } = useTranslation();
  const toast = useToast();
  const today = useToday();
  const [values, setValues] = useState<FormValues>(loaded.draft);
  const [documents, setDocuments] = useState<readonly Upload[]>(loaded.documents);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<readonly Issue[]>([]);
  const draft = useDraft(loaded.form, values);
  const sending = useSendForm(loaded.form);
  const form = { id: loaded.form, fields: loaded.fields };
  const issues = checkFormValues(form, values, { today });
  const fields = listShownFields(form, values);
  const send = () => {
    setTried(true);
    if (issues.length > 0) return focusField(issues[0]?.path ?? '');
    draft.stop();
    sending.mutate(cleanFormValues(form, values), {
      onSuccess: ({ id }) => {
        toast('good', t('form.sent'));
        onSent(id);
      },
      onError: (error) => {
        setRefused(toIssues(error));
        toast('bad', t('form.failed'));
      },
    });
  };
  return {
    id: loaded.form,
    fields,
    values,
    documents,
    issues: tried ? [...issues, ...refused] : refused,
    open_count: fields.filter(({ name }) => issues.some(({ path }) => path.split('.')[0] === name)).length,
    saved_at: draft.saved_at,
    save_state: draft.state,
    is_sending: sending.isPending,
    write: (name, value) => {
      setRefused([]);
      setValues((before) => ({ ...before, [name]: value }));
    },
    addDocument: (document) => setDocuments((before) => [...before, document]),
    discard: () => {
      setTried(false);
      setRefused([]);
      setValues({});
    },
    send,
  };
}

/** Saves the values a moment after the last change, and at once when the page is left. */
function useDraft(form: LoadedForm['form'], values: FormValues) {
  const { mutate, data, isPending, isError } = useSaveFormDraft(form);
  const [saved, setSaved] = useState(values);
  const flush = useEffectEvent(() => {
    if (saved === values) return;
    setSaved(values);
    mutate(values);
  });
  useEffect(() => {
    if (saved === values) return;
    const timer = setTimeout(() => flush(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [saved, values]);
  useEffect(() => {
    const leave = () => flush();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      flush();
    };
  }, []);
  const state: RequestForm['save_state'] = isPending || saved !== values ? 'saving' : isError ? 'failed' : 'idle';
  return {
    saved_at: data?.saved_at ?? null,
    state,
    /** Keeps the values from being saved again after they are sent. */
    stop: () => setSaved(values),
  };
}

function toIssues(error: unknown): Issue[] {
  if (!(error instanceof ApiError)) return [];
  return Object.entries(error.errors).map(([path, { code, params }]) => ({
    code,
    path,
    ...(params ? { params } : {}),
  }));
}

/** Moves to the first field that needs an answer. */
function focusField(path: string): void {
  const field = document.getElementById(`field-${path.split('.')[0]}`);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
