import { FORM_LIST_MAX } from '../form-limits.ts';
import type { FormDefinition } from './field.ts';

/** The fields that a change may be about, including those that the product cannot change by itself. */
const CHANGEABLE_FIELDS = [
  'title',
  'version_title',
  'artist',
  'featured_artists',
  'credits',
  'genre',
  'language',
  'label',
  'lyrics',
  'explicit',
  'isrc',
] as const;

/** Metadata of a release in stores changes (S1-008). */
export const METADATA_CHANGE = {
  id: 'metadata-change',
  fields: [
    { name: 'release', type: 'release', must_be: 'sent' },
    { name: 'changes', type: 'changes', options: CHANGEABLE_FIELDS, max_items: FORM_LIST_MAX },
    { name: 'reason', type: 'textarea' },
    // Stores count plays by recording and name.
    {
      name: 'plays_may_split',
      type: 'checkbox',
      shown_if: { field: 'changes', is: ['title', 'version_title', 'artist', 'isrc'] },
    },
  ],
} as const satisfies FormDefinition;
