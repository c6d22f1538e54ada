import type { FieldPattern, FormDefinition } from './field.ts';

/** Letters in lower case, digits, dots and underscores, with or without @. */
export const INSTAGRAM_HANDLE: FieldPattern = { source: '@?[a-z0-9._]{1,30}', code: 'handle_invalid' };

/** The music page of an artist and the Instagram profile point to each other (S1-007). */
export const INSTAGRAM_LINKING = {
  id: 'instagram-linking',
  fields: [
    { name: 'artist', type: 'artist' },
    { name: 'handle', type: 'text', pattern: INSTAGRAM_HANDLE },
    { name: 'release', type: 'release', must_be: 'live' },
    { name: 'facebook_page', type: 'url' },
    { name: 'wrong_profile', type: 'url', optional: true },
    { name: 'screenshot', type: 'file' },
    { name: 'professional', type: 'checkbox' },
  ],
} as const satisfies FormDefinition;
