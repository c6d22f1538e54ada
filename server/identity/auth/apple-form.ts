import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const MAX_BYTES = 16 * 1024;
const PATH = '/auth/callback';

const field = z.string().max(4000).optional().catch(undefined);
const form = z.object({ code: field, state: field, error: field, user: field }).catch({});

const userField = z.object({
  name: z.object({ firstName: z.string().max(200).default(''), lastName: z.string().max(200).default('') }),
});

/**
 * Handles Apple's return, a form post from Apple's own site: the one changing request that may come from another site.
 * It changes nothing and reads no cookie, but redirects to the page of the same address, which sends Apple's fields to
 * the server with a call of our own.
 */
export function addAppleForm(app: FastifyInstance): void {
  app.register(async (scope) => {
    const options = { parseAs: 'string', bodyLimit: MAX_BYTES } as const;
    scope.addContentTypeParser('application/x-www-form-urlencoded', options, async (_request: unknown, body: string) =>
      Object.fromEntries(new URLSearchParams(body)),
    );
    const config = { accepts_cross_site: true };
    scope.post(PATH, { schema: { hide: true }, config, bodyLimit: MAX_BYTES }, async (request, reply) => {
      const { code, state, error, user } = form.parse(request.body ?? {});
      const fields = { code, state, error, name: parseName(user) };
      const query = Object.entries(fields).filter((pair): pair is [string, string] => Boolean(pair[1]));
      reply.header('cache-control', 'no-store');
      return reply.redirect(`${PATH}?${new URLSearchParams(query)}`, 303);
    });
  });
}

/** The name is in a separate JSON document, at the first sign-in only. */
function parseName(user: string | undefined): string | undefined {
  try {
    const { name } = userField.parse(JSON.parse(user ?? ''));
    return `${name.firstName} ${name.lastName}`.trim() || undefined;
  } catch {
    return undefined;
  }
}
