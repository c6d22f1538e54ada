// A server that takes webhooks, verifies them and reacts when a release is live. It prints the address it listens on.
//
//   WEBHOOK_SECRET=whsec_… PORT=8080 node react-to-a-webhook.js
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type IncomingWebhook, verifyWebhook, WebhookError } from '@tangent/client';

const { WEBHOOK_SECRET = '', PORT = '0' } = process.env;
/** A message can arrive twice, under the same id: in a real program this is a table. */
const known = new Set<string>();

function react(event: IncomingWebhook): void {
  if (event.type === 'release.live') console.log(`${event.data.title} is live`);
  else console.log(`took ${event.type}`);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const server = createServer(async (request, response) => {
  try {
    // The body as it arrived: parsing and writing it again would change it, and the signature would not match.
    const event = await verifyWebhook(await readBody(request), request.headers, WEBHOOK_SECRET);
    response.writeHead(204).end();
    const id = String(request.headers['webhook-id']);
    if (known.has(id)) return;
    known.add(id);
    react(event);
  } catch (error) {
    response.writeHead(error instanceof WebhookError ? 400 : 500).end();
  }
});
server.listen(Number(PORT), '127.0.0.1', () => {
  console.log(`listening on http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
