import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AI_BEHAVIOUR_CHANGE, type AiBehaviour, type AiFault } from './behaviour.ts';
import type { AiService } from './create-ai.ts';
import { drawPicture } from './draw-picture.ts';

/** The key that the simulated model accepts. */
const AI_KEY = 'sandbox-ai-key';
const PICTURE_PX = { standard: 1024, max: 2048 } as const;
const SLOW_MS = 600_000;
const HUGE_BYTES = 40 * 1024 * 1024;

type Chat = { messages?: { role?: string; content?: string }[] };
type Picture = { prompt?: string; size?: string };

const OWN_REPLY = `[Verse 1]
I left the porch light on for you
The kettle sang, the night was new
I heard your footsteps on the floor
And kept the cold outside the door

[Chorus]
So carry me over, carry me slow
I know the only road you know
If morning comes without a sound
I'll be the last light left in town`;

/** Adds a stand-in for an OpenAI-compatible server below /ai/v1, and the calls that control it. */
export function addAiRoutes(app: FastifyInstance, ai: AiService): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (request.headers.authorization !== `Bearer ${AI_KEY}`)
        return reply
          .code(401)
          .send({ error: { message: 'Incorrect API key provided', type: 'invalid_request_error' } });
    });
    addModelRoutes(scope, ai);
  });
  app.get('/control/ai', async () => ai.view());
  app.post<{ Body: Partial<AiBehaviour> }>(
    '/control/ai/behaviour',
    { schema: { body: AI_BEHAVIOUR_CHANGE } },
    async (request) => {
      ai.behave(request.body);
      return ai.view();
    },
  );
}

function addModelRoutes(scope: FastifyInstance, ai: AiService): void {
  scope.post<{ Body: Chat }>('/ai/v1/chat/completions', async ({ body }, reply) => {
    ai.receive((body.messages ?? []).map(({ role, content }) => `${role}: ${content}`).join('\n'));
    const { fault } = ai.view().behaviour;
    if (fault !== null && fault !== 'refusal' && fault !== 'truncated' && fault !== 'empty') return fail(reply, fault);
    return chat(fault, ai.takeReply() ?? OWN_REPLY);
  });
  scope.post<{ Body: Picture }>('/ai/v1/images/generations', async ({ body }, reply) => {
    const prompt = body.prompt ?? '';
    ai.receive(prompt);
    const { fault } = ai.view().behaviour;
    if (fault !== null) return fail(reply, fault);
    const px = Math.min(Number.parseInt(body.size ?? '', 10) || PICTURE_PX.standard, PICTURE_PX.max);
    return { created: 0, data: [{ b64_json: drawPicture(prompt, px).toString('base64') }] };
  });
}

function chat(fault: AiFault | null, text: string): object {
  const refusal = fault === 'refusal' ? 'I cannot help with that.' : null;
  const finish_reason = fault === 'truncated' ? 'length' : 'stop';
  const message = { role: 'assistant', content: cut(fault, text), refusal };
  return { object: 'chat.completion', choices: [{ index: 0, message, finish_reason }] };
}

function cut(fault: AiFault | null, text: string): string | null {
  if (fault === 'refusal') return null;
  if (fault === 'empty') return '';
  return fault === 'truncated' ? text.slice(0, text.length / 2) : text;
}

async function fail(reply: FastifyReply, fault: AiFault): Promise<unknown> {
  if (fault === 'too_many') return reply.code(429).send({ error: { message: 'Rate limit reached' } });
  if (fault === 'refusal') return reply.code(400).send({ error: { code: 'content_policy_violation' } });
  if (fault === 'server_error') return reply.code(500).send({ error: { message: 'The server had an error' } });
  if (fault === 'redirect') return reply.redirect('/ai/v1/elsewhere');
  if (fault === 'html') return reply.type('text/html').send('<!doctype html><title>Bad gateway</title>');
  if (fault === 'empty') return reply.type('application/json').send('');
  if (fault === 'huge') return reply.type('application/json').send(`{"choices":"${'x'.repeat(HUGE_BYTES)}"}`);
  // Unreferenced, so that a stopped sandbox does not wait for it.
  if (fault === 'slow') await wait(SLOW_MS, undefined, { ref: false });
  return reply.type('application/json').send('{"choices":[{"message":');
}
