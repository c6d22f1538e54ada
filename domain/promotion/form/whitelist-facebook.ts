import { CLAIMED_VIDEOS_MAX, FORM_LIST_MAX } from '../form-limits.ts';
import type { FormDefinition } from './field.ts';
import { INSTAGRAM_HANDLE } from './instagram-linking.ts';

/** A Facebook page, and its Instagram account, may use the music (S1-006). */
export const WHITELIST_FACEBOOK = {
  id: 'whitelist-facebook',
  fields: [
    {
      name: 'page',
      type: 'text',
      pattern: {
        source: '\\d{5,20}|https?://((www|m|web)\\.)?(facebook|fb)\\.com/[A-Za-z0-9./?=&_-]+',
        code: 'page_invalid',
      },
    },
    { name: 'instagram', type: 'text', optional: true, pattern: INSTAGRAM_HANDLE },
    { name: 'relation', type: 'select', options: ['own', 'client', 'licensee'] },
    { name: 'releases', type: 'releases', must_be: 'sent', max_items: FORM_LIST_MAX },
    { name: 'videos', type: 'url_list', optional: true, max_items: CLAIMED_VIDEOS_MAX },
    { name: 'proof', type: 'file', shown_if: { field: 'relation', is: ['client', 'licensee'] } },
  ],
} as const satisfies FormDefinition;
