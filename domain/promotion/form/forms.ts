import { CONTENT_RELOCATION } from './content-relocation.ts';
import type { FormDefinition } from './field.ts';
import { INSTAGRAM_LINKING } from './instagram-linking.ts';
import { METADATA_CHANGE } from './metadata-change-form.ts';
import { WHITELIST_FACEBOOK } from './whitelist-facebook.ts';
import { WHITELIST_YOUTUBE } from './whitelist-youtube.ts';

/** All request forms. A new form is one definition, its line here, and its texts. */
const DEFINITIONS = [CONTENT_RELOCATION, WHITELIST_YOUTUBE, WHITELIST_FACEBOOK, INSTAGRAM_LINKING, METADATA_CHANGE];

export type FormId = (typeof DEFINITIONS)[number]['id'];
export const FORMS: readonly (FormDefinition & { readonly id: FormId })[] = DEFINITIONS;
export const FORM_IDS: readonly FormId[] = DEFINITIONS.map(({ id }) => id);

/** Finds a form by its id, which may come from an address. */
export function findForm(id: string): (FormDefinition & { readonly id: FormId }) | null {
  return FORMS.find((form) => form.id === id) ?? null;
}

/** States of a request: received, in progress, answered. */
export const REQUEST_STATES = ['received', 'in_progress', 'answered'] as const;

/** How a request was answered. */
export const REQUEST_OUTCOMES = ['done', 'declined'] as const;
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number];
