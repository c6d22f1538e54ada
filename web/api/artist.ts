import type { createArtist, listArtists } from '@tangent/contract/artist.ts';
import type { ArtistFields } from '@tangent/domain/artist/check-artist.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export function useArtists() {
  return useQuery({
    queryKey: ['artists'],
    queryFn: ({ signal }) => callApi<typeof listArtists>('GET', '/v1/api/artists', { signal }),
  });
}

export function useCreateArtist() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (fields: ArtistFields) =>
      callApi<typeof createArtist>('POST', '/v1/api/artists', { body: { ...fields } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['artists'] }),
  });
}
