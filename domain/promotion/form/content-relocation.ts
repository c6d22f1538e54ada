import { CUT_OVER_BUSINESS_DAYS } from '../../distribution/distribution-limits.ts';
import { FORM_LIST_MAX } from '../form-limits.ts';
import type { FormDefinition } from './field.ts';

/** A release moves here from another distributor, with its codes (S1-004). */
export const CONTENT_RELOCATION = {
  id: 'content-relocation',
  fields: [
    { name: 'artist', type: 'artist' },
    { name: 'distributor', type: 'text' },
    { name: 'upc', type: 'upc' },
    { name: 'original_release_date', type: 'date', until_today: true },
    { name: 'isrcs', type: 'isrc_list', max_items: FORM_LIST_MAX },
    { name: 'store_links', type: 'url_list', max_items: FORM_LIST_MAX },
    { name: 'same_audio', type: 'select', options: ['yes', 'no'] },
    { name: 'keep_live', type: 'select', options: ['yes', 'no'] },
    { name: 'cut_over', type: 'date', business_days_ahead: CUT_OVER_BUSINESS_DAYS },
    { name: 'proof', type: 'file' },
  ],
} as const satisfies FormDefinition;
