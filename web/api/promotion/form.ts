import type {
  addRequestNote,
  answerRequest,
  getForm,
  getFormRequest,
  getStaffRequest,
  listFormRequests,
  listStaffRequests,
  saveFormDraft,
  sendForm,
  startRequest,
} from '@tangent/contract/promotion/form.ts';
import type { FormValues } from '@tangent/domain/promotion/form/field.ts';
import type { FormId } from '@tangent/domain/promotion/form/forms.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, type CallOutput, callApi, fitsKeepalive } from '../call-api.ts';
import { useCallKey } from '../use-call-key.ts';

export const formKeys = {
  form: (form: string) => ['forms', form] as const,
  requests: ['form-requests'] as const,
  own: () => [...formKeys.requests, 'own'] as const,
  ownOne: (id: string) => [...formKeys.own(), id] as const,
  move: (id: string) => [...formKeys.requests, 'move', id] as const,
  staff: (state: 'open' | 'answered') => [...formKeys.requests, 'staff', state] as const,
  staffOne: (id: string) => [...formKeys.requests, 'staff', 'one', id] as const,
  staffMove: (id: string) => [...formKeys.requests, 'staff', 'move', id] as const,
};

const FORM = '/v1/api/forms/:form';
const OWN = '/v1/api/form-requests';
const STAFF = '/v1/api/backoffice/requests';

export type LoadedForm = CallOutput<typeof getForm>;

/** The definition of a form and the draft; asked once, so that nothing overwrites typed values. */
export function useForm(form: string) {
  return useQuery({
    queryKey: formKeys.form(form),
    queryFn: ({ signal }) => callApi<typeof getForm>('GET', FORM, { params: { form }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export function useSaveFormDraft(form: FormId) {
  return useMutation({
    mutationFn: (values: FormValues) =>
      callApi<typeof saveFormDraft>('PUT', `${FORM}/draft`, {
        params: { form },
        body: { values: { ...values } },
        // The last change is saved even if the page closes right after it.
        keepalive: fitsKeepalive(values),
      }),
    retry: 3,
  });
}

export function useSendForm(form: FormId) {
  const client = useQueryClient();
  const key = useCallKey();
  return useMutation({
    mutationFn: (values: FormValues) =>
      callApi<typeof sendForm>('POST', FORM, { params: { form }, body: { values: { ...values } }, key: key.read() }),
    onSettled: (_result, error) => {
      key.settle(error);
      return client.invalidateQueries({ queryKey: formKeys.requests });
    },
  });
}

export function useFormRequests() {
  return useInfiniteQuery({
    queryKey: formKeys.own(),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listFormRequests>('GET', OWN, {
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

export function useFormRequest(id: string) {
  return useQuery({
    queryKey: formKeys.ownOne(id),
    queryFn: ({ signal }) => callApi<typeof getFormRequest>('GET', `${OWN}/:id`, { params: { id }, signal }),
  });
}

export function useStaffRequests(state: 'open' | 'answered') {
  return useInfiniteQuery({
    queryKey: formKeys.staff(state),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listStaffRequests>('GET', STAFF, {
        query: { state, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

export function useStaffRequest(id: string) {
  return useQuery({
    queryKey: formKeys.staffOne(id),
    queryFn: ({ signal }) => callApi<typeof getStaffRequest>('GET', `${STAFF}/:id`, { params: { id }, signal }),
  });
}

export function useStartRequest(id: string) {
  return useStaffAction(() => callApi<typeof startRequest>('POST', `${STAFF}/:id/start`, { params: { id }, body: {} }));
}

export function useAnswerRequest(id: string) {
  return useStaffAction((body: NonNullable<CallInput<typeof answerRequest>['body']>) =>
    callApi<typeof answerRequest>('POST', `${STAFF}/:id/answer`, { params: { id }, body }),
  );
}

export function useAddRequestNote(id: string) {
  return useStaffAction((text: string) =>
    callApi<typeof addRequestNote>('POST', `${STAFF}/:id/notes`, { params: { id }, body: { text } }),
  );
}

function useStaffAction<Input, Result>(action: (input: Input) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: action,
    onSettled: () => client.invalidateQueries({ queryKey: formKeys.requests }),
  });
}
