import type { Context } from '../context.ts';

/** Lists the files that the stores of the sandbox have sent. */
export async function listSent<File>({ config }: Context, path: string): Promise<File[]> {
  const response = await fetch(`${config.sandbox_url}${path}`);
  const { sent } = (await response.json()) as { sent: File[] };
  return sent;
}
