import type { ReleaseView, StoreView, TrackView } from '../control/describe-store.ts';
import { BEHAVIOUR_CHOICES } from '../stores/behaviour-change.ts';
import type { World } from '../world.ts';
import { renderBehaviour } from './behaviour-form.ts';
import { renderClock } from './home-page.ts';
import { type Html, html } from './html.ts';
import { renderPackages } from './itunes-card.ts';

/** Renders the messages and acknowledgements of one store, newest first, and its behaviour form. */
export function renderStorePage(world: World, store: StoreView): Html {
  const acknowledgement_files = store.acknowledgement_files
    .filter(({ written_at }) => written_at !== null)
    .toReversed();
  return html`<header><p><a href="/">All stores</a></p><h1>${store.id}</h1>${renderClock(world)}</header>
<main><div class="card">${renderBehaviour(store.id, store.behaviour)}</div>
<h2>Releases</h2>${
    store.releases.length === 0
      ? html`<p class="quiet">No release yet.</p>`
      : html`<div class="stores">${store.releases.toReversed().map((release) => renderRelease(store.id, release))}</div>`
  }
${store.waiting_batches.map((name) => html`<p class="quiet">Batch <code>${name}</code> is not complete yet.</p>`)}
<h2>Messages</h2>${store.messages.length === 0 ? html`<p class="quiet">No message yet.</p>` : renderMessages(store)}
${store.packages.length === 0 ? null : html`<h2>Packages</h2>${renderPackages(store.packages, 'Packages')}`}
<h2>Acknowledgements</h2>${acknowledgement_files.length === 0 ? html`<p class="quiet">No acknowledgement yet.</p>` : null}
${store.waiting_acknowledgements > 0 ? html`<p class="quiet">${store.waiting_acknowledgements} pending.</p>` : null}
${acknowledgement_files.map(
  ({
    kind,
    file_name,
    written_at,
    xml,
  }) => html`<details><summary>${kind} <code>${file_name}</code> <time>${written_at}</time></summary>
<pre tabindex="0">${xml}</pre></details>`,
)}</main>`;
}

function renderRelease(storeId: string, release: ReleaseView): Html {
  const time = release.live_at ?? release.live_from ?? release.received_at;
  const word = release.state === 'ingested' ? 'on sale from' : 'since';
  return html`<section class="card"><h3><span class="pill ${release.state}">${release.state}</span> <strong>${release.title}</strong>
by ${release.artist}</h3><p><code>${release.icpn}</code> ${release.type}, ${release.label} <span class="quiet">${word}</span> <time>${time}</time>
${release.taken_off === null ? null : html`<span class="bad">removed: ${release.taken_off}</span>`}</p>
<details><summary>${release.tracks.length} tracks</summary><ol>${release.tracks.map(renderTrack)}</ol></details>
${release.state === 'live' ? renderDelist(storeId, release.icpn) : null}</section>`;
}

function renderTrack(track: TrackView): Html {
  const where = track.available_in.length === 0 ? 'not available' : track.available_in.join(', ');
  return html`<li>${track.title} <code>${track.isrc}</code><br><span class="quiet">${where}; ${track.audio?.format ?? 'no audio'}${
    track.lyrics === null ? '' : `, lyrics ${track.lyrics.format}`
  }</span></li>`;
}

function renderDelist(storeId: string, icpn: string): Html {
  return html`<form class="row" method="post" action="/control/stores/${storeId}/releases/${icpn}/take-off">
<label>Remove with status <select name="reason">${BEHAVIOUR_CHOICES.take_off.map(
    (word) => html`<option${word === 'RightsConflict' ? ' selected' : null}>${word}</option>`,
  )}</select></label><button type="submit">Remove</button></form>`;
}

function renderMessages({ messages }: StoreView): Html {
  return html`<div class="card scroll" role="region" aria-label="Messages" tabindex="0"><table><thead><tr><th scope="col">Message</th><th scope="col">Kind</th>
<th scope="col">ERN</th><th scope="col">Release</th><th scope="col">Received</th><th scope="col">Verdict</th></tr></thead>
<tbody>${messages.toReversed().map(
    (message) => html`<tr><th scope="row"><code>${message.message_id}</code></th><td>${message.kind}</td>
<td>${message.ern_version ?? ''}</td><td>${message.title ?? message.icpn}</td><td><time>${message.received_at}</time></td>
<td><span class="${message.file_status === 'FileOK' ? 'good' : 'bad'}">${message.file_status}</span> ${message.error_text}
${message.times_read > 1 ? html`<span class="quiet">read ${message.times_read} times</span>` : null}</td></tr>`,
  )}</tbody></table></div>`;
}
