import { createTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Ai, createAi } from './ai.ts';
import { AiError } from './ai-error.ts';

const KEY = 'sandbox-ai-key';

let world: TestSandbox;
let ai: Ai;
beforeAll(async () => {
  world = await createTestSandbox();
  ai = connect();
});
afterAll(() => world.remove());
afterEach(() => world.post('/control/reset', {}));

function connect(api_key: string | null = KEY, timeout_ms = 2_000): Ai {
  const base_url = `http://127.0.0.1:${world.sandbox.http_port}/ai/v1`;
  return createAi({ base_url, api_key, text_model: 'writer', image_model: 'painter', timeout_ms });
}

const write = (by = ai) => by.writeText?.({ instructions: 'Write a song.', request: 'Rain', max_tokens: 100 });
const draw = () => ai.createPicture?.({ prompt: 'A red door', px: 64 });
const catchError = async (request: Promise<unknown> | undefined): Promise<AiError> => {
  const error = await request?.catch((reason: unknown) => reason);
  if (!(error instanceof AiError)) throw new Error(`expected an AiError, got ${String(error)}`);
  return error;
};

test('a model writes a text, with the instructions apart from the request', async () => {
  await world.post('/control/ai/behaviour', { replies: ['  One line\n'] });
  expect(await write()).toBe('One line');
  const { prompts } = await world.get<{ prompts: string[] }>('/control/ai');
  expect(prompts).toEqual(['system: Write a song.\nuser: Rain']);
});

test('a model draws a picture', async () => {
  const picture = await draw();
  expect(picture?.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1A\n');
});

test.each([
  ['slow', 'unavailable'],
  ['broken_json', 'unavailable'],
  ['refusal', 'refused'],
  ['too_many', 'limited'],
  ['server_error', 'unavailable'],
  ['truncated', 'unavailable'],
  ['huge', 'unavailable'],
  ['html', 'unavailable'],
  ['empty', 'unavailable'],
  ['redirect', 'unavailable'],
])('a model that fails (%s) gives an error and no text', async (fault, reason) => {
  await world.post('/control/ai/behaviour', { fault });
  const error = await catchError(write(connect(KEY, 1_000)));
  expect(error.reason).toBe(reason);
  expect(String(error.stack)).not.toMatch(/sandbox-ai-key|Rain|doctype/);
  if (fault !== 'slow') await catchError(draw());
});

test('a wrong key is an error, and without a model there is nothing to call', async () => {
  expect(await catchError(write(connect('another')))).toMatchObject({ reason: 'unavailable' });
  const without = createAi({ base_url: 'http://127.0.0.1:9', api_key: null, text_model: null, image_model: null });
  expect(without).toEqual({ writeText: null, createPicture: null });
});
