import { CLAIMED_VIDEOS_MAX } from '../form-limits.ts';
import type { FormDefinition } from './field.ts';

/** A channel may use the music, or existing claims on videos are released (S1-005). */
export const WHITELIST_YOUTUBE = {
  id: 'whitelist-youtube',
  fields: [
    {
      name: 'channel',
      type: 'text',
      // The address with a handle does not contain the id, and no service here could look it up.
      mistake: { source: '@.+|https?://(www\\.|m\\.)?youtube\\.com/(@|c/|user/).*', code: 'channel_handle' },
      pattern: {
        source: '(https?://(www\\.|m\\.)?youtube\\.com/channel/)?UC[A-Za-z0-9_-]{22}/?',
        code: 'channel_invalid',
      },
    },
    { name: 'relation', type: 'select', options: ['own', 'client', 'licensee'] },
    { name: 'wanted', type: 'select', options: ['channel', 'videos'] },
    {
      name: 'videos',
      type: 'url_list',
      max_items: CLAIMED_VIDEOS_MAX,
      pattern: {
        source: 'https?://((www\\.|m\\.)?youtube\\.com/(watch\\?v=|shorts/|live/)|youtu\\.be/)[A-Za-z0-9_-]{11}.*',
        code: 'video_invalid',
      },
      shown_if: { field: 'wanted', is: ['videos'] },
    },
    { name: 'proof', type: 'file', shown_if: { field: 'relation', is: ['client', 'licensee'] } },
    { name: 'expires_on', type: 'date', business_days_ahead: 1 },
  ],
} as const satisfies FormDefinition;
