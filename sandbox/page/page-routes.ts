import type { FastifyInstance } from 'fastify';
import { describeStore, type StoreView } from '../control/describe-store.ts';
import type { Mail, MailSummary } from '../mail/mailbox.ts';
import { NO_FAULTS } from '../stores/behaviour.ts';
import type { World } from '../world.ts';
import { type Html, html, Html as Markup } from './html.ts';
import { renderMails } from './mail-section.ts';
import { PAGE_STYLE } from './page-style.ts';
import { renderSpotify } from './spotify-card.ts';
import { renderBehaviour, renderStore } from './store-card.ts';

// No script runs here, neither ours nor a mail's; pictures of mails may come from this machine only.
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: http://127.0.0.1:* http://localhost:*; form-action 'self'";

/** The one page for people. */
export function addPageRoutes(app: FastifyInstance, world: World): void {
  app.get<{ Querystring: { mail?: string } }>('/', async (request, reply) => {
    const stores = await Promise.all([...world.stores.values()].map(describeStore));
    const mails = await world.mailbox.list(null);
    const open = request.query.mail === undefined ? null : await world.mailbox.find(request.query.mail);
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8');
    return renderPage(world, stores, mails, open).text;
  });
  // The product has a link to its help centre, which is outside too.
  app.get('/help', async (_request, reply) => {
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8');
    return html`<!doctype html><html lang="en"><meta charset="utf-8"><title>Help</title><style>${new Markup(PAGE_STYLE)}</style>
<main><h1>The help centre would be here.</h1><p><a href="/">This is the sandbox.</a></p></main></html>`.text;
  });
}

function renderPage(world: World, stores: StoreView[], mails: MailSummary[], open: Mail | null): Html {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox</title><style>${new Markup(PAGE_STYLE)}</style></head><body>
<header><h1>This is the sandbox.</h1>
<p>It stands in for the outside world on this machine: stores that take deliveries by SFTP, a Spotify with made-up artists, and a mailbox that takes every mail.
Nothing here reaches a real store or a real person.</p>
<p>Stores check messages ${
    world.has_schemas
      ? 'against the official schema, the rules and the files.'
      : html`<strong class="bad">by rules and files only: the official schemas are missing (DDEX_SCHEMA_DIR is not set).</strong>`
  } SFTP port <code>${world.sftp.port}</code>, host key <code>SHA256:${world.host_key_sha256}</code>.</p>
${renderClock(world)}</header>
<main><h2>Stores</h2><div class="stores">${stores.map(renderStore)}</div>
<h2>All stores at once</h2><div class="card">${renderBehaviour('all', NO_FAULTS)}</div>
<h2>Spotify</h2><div class="stores">${renderSpotify(world.spotify.view())}</div>
<h2>Mails</h2>${renderMails(mails, open)}
<h2>Start over</h2><form method="post" action="/control/reset"><button type="submit">Forget everything</button></form>
</main></body></html>`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

function renderClock(world: World): Html {
  const offset = world.clock.offsetMs();
  const steps = [
    { label: 'One hour on', offset_ms: offset + DAY_MS / 24 },
    { label: 'One day on', offset_ms: offset + DAY_MS },
    { label: 'One week on', offset_ms: offset + 7 * DAY_MS },
    { label: 'Real time', offset_ms: 0 },
  ];
  return html`<p>Time here: <time>${world.clock.now().toISOString()}</time>
${offset === 0 ? null : html`<span class="pill">moved by ${Math.round(offset / 1000)} s</span>`}</p>
<form class="row" method="post" action="/control/clock">${steps.map(
    ({ label, offset_ms }) => html`<button name="offset_ms" value="${offset_ms}">${label}</button>`,
  )}
<a href="/">Refresh</a></form>`;
}
