import type { HttpApp } from './http-app.ts';

/** The bytes of the largest form: the forms of pages have a few short fields. */
export const MAX_FORM_BYTES = 16 * 1024;

/**
 * Lets the routes of a scope receive forms that work without a script: the body is an object of texts. Elsewhere a form
 * is refused, because another site can send one.
 */
export function acceptForms<Actor>(scope: HttpApp<Actor>): void {
  const options = { parseAs: 'string', bodyLimit: MAX_FORM_BYTES } as const;
  scope.addContentTypeParser('application/x-www-form-urlencoded', options, async (_: unknown, body: string) =>
    Object.fromEntries(new URLSearchParams(body)),
  );
}
