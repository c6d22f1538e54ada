import { z } from 'zod';
import { AiError } from './ai-error.ts';
import { type AiAddress, type AiLimits, requestAi } from './request-ai.ts';

/** A task for a model: the instructions of the product, and the request of a user, which is data. */
interface TextRequest {
  instructions: string;
  request: string;
  max_tokens: number;
}

interface PictureRequest {
  prompt: string;
  /** Pixels per side; the model may return others. */
  px: number;
}

/**
 * Models behind an OpenAI-compatible server. Each is null when the operator has set none: the product's own engines work
 * alone. Throws `AiError`.
 */
export interface Ai {
  writeText: ((request: TextRequest) => Promise<string>) | null;
  /** Returns one picture as the file that the model made, undecoded: the caller checks what it is. */
  createPicture: ((request: PictureRequest) => Promise<Buffer>) | null;
}

export interface AiOptions extends AiAddress {
  text_model: string | null;
  image_model: string | null;
  /** Shorter in tests. */
  timeout_ms?: number;
}

const TEXT_LIMITS: AiLimits = { timeout_ms: 30_000, max_bytes: 256 * 1024 };
const PICTURE_LIMITS: AiLimits = { timeout_ms: 120_000, max_bytes: 32 * 1024 * 1024 };

const textResponse = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});
const pictureResponse = z.object({ data: z.array(z.object({ b64_json: z.base64() })).min(1) });

/** Creates the client of a server that speaks OpenAI's protocol (chat completions, image generations). */
export function createAi({ text_model, image_model, timeout_ms, ...address }: AiOptions): Ai {
  const limit = (limits: AiLimits) => ({ ...limits, timeout_ms: timeout_ms ?? limits.timeout_ms });
  return {
    writeText:
      text_model === null
        ? null
        : async ({ instructions, request, max_tokens }) => {
            const messages = [
              { role: 'system', content: instructions },
              { role: 'user', content: request },
            ];
            const body = { model: text_model, messages, max_tokens, stream: false };
            return readText(await requestAi(address, '/chat/completions', body, limit(TEXT_LIMITS)));
          },
    createPicture:
      image_model === null
        ? null
        : async ({ prompt, px }) => {
            const body = { model: image_model, prompt, n: 1, size: `${px}x${px}`, ...pictureFormat(image_model) };
            return readPicture(await requestAi(address, '/images/generations', body, limit(PICTURE_LIMITS)));
          },
  };
}

/** The models named gpt-image always return the file itself and refuse the field; the others return a link without it. */
function pictureFormat(model: string): object {
  return model.startsWith('gpt-image') ? {} : { response_format: 'b64_json' };
}

function readText(body: unknown): string {
  const parsed = textResponse.safeParse(body);
  const [choice] = parsed.data?.choices ?? [];
  if (!choice) throw new AiError('unavailable', 'the response of the model has an unknown form');
  if (choice.message.refusal || choice.finish_reason === 'content_filter')
    throw new AiError('refused', 'the model refused');
  if (choice.finish_reason === 'length') throw new AiError('unavailable', 'the response of the model is cut off');
  const text = choice.message.content?.trim() ?? '';
  if (text === '') throw new AiError('unavailable', 'the response of the model is empty');
  return text;
}

function readPicture(body: unknown): Buffer {
  const parsed = pictureResponse.safeParse(body);
  const [picture] = parsed.data?.data ?? [];
  if (!picture) throw new AiError('unavailable', 'the response of the model has no picture');
  return Buffer.from(picture.b64_json, 'base64');
}
