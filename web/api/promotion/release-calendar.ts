import type * as calls from '@tangent/contract/promotion/release-calendar.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, callApi } from '../call-api.ts';
import { releaseKeys } from '../catalogue/release-keys.ts';

const PATH = '/v1/api/releases/:id/calendar';

/** Reads what happens to a release and when; not before its id is known. */
export function useReleaseCalendar(id: string | undefined) {
  return useQuery({
    queryKey: releaseKeys.calendar(id ?? ''),
    enabled: id !== undefined,
    queryFn: ({ signal }) =>
      callApi<typeof calls.getReleaseCalendar>('GET', PATH, { params: { id: id ?? '' }, signal }),
  });
}

type Change = CallInput<typeof calls.updateReleaseCalendar>['body'];

/** Saves what the artist notes about a release; its calendar is replaced at once. */
export function useUpdateReleaseCalendar(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Change) => callApi<typeof calls.updateReleaseCalendar>('PATCH', PATH, { params: { id }, body }),
    onSuccess: (calendar) => queryClient.setQueryData(releaseKeys.calendar(id), calendar),
  });
}
