import type { ErrorBody } from '@tangent/contract/error-body.ts';
import type { checkText, PictureCheck } from '@tangent/contract/promotion/made-here.ts';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import { callApi } from '../call-api.ts';

/** Asks whether a picture was made here. The file is sent, answered, and not kept. */
export function useCheckPicture() {
  return useMutation({
    mutationFn: async (file: File): Promise<PictureCheck> => {
      const options = { method: 'POST', headers: { 'content-type': file.type }, body: file };
      const response = await fetch('/v1/api/public/made-here/picture', options).catch(() => null);
      if (response === null) throw new ApiError(0, { name: 'network', message: 'No answer from the server' });
      if (response.ok) return (await response.json()) as PictureCheck;
      const unreadable = { name: 'internal_error', message: 'The server failed' } as const;
      throw new ApiError(response.status, ((await response.json().catch(() => unreadable)) as ErrorBody) ?? unreadable);
    },
  });
}

/** Asks whether a text was written here. */
export function useCheckText() {
  return useMutation({
    mutationFn: (text: string) =>
      callApi<typeof checkText>('POST', '/v1/api/public/made-here/text', { body: { text } }),
  });
}
