import { FILE_STATUSES } from '@tangent/ddex/acknowledgement/status-lists.ts';
import type { StoreView } from '../control/describe-store.ts';
import type { Behaviour } from '../stores/behaviour.ts';
import { type Html, html } from './html.ts';

const SWITCHES = {
  refuse_connection: 'Refuse connections',
  wrong_hash: 'Say the hashes are wrong',
  never_answer: 'Never answer',
  drop_acknowledgement: 'Lose the receipt',
  answer_twice: 'Answer twice',
  answer_out_of_order: 'Answer out of order',
  truncated_acknowledgement: 'Break off answers in the middle',
  unknown_status: 'Answer with an unknown status',
} as const satisfies Partial<Record<keyof Behaviour, string>>;

/** What one store received and said, and how it behaves. */
export function renderStore(store: StoreView): Html {
  const message = store.messages.at(-1);
  const answer = store.answers.filter(({ written_at }) => written_at !== null).at(-1);
  return html`<section class="card" aria-labelledby="store-${store.id}">
<h3 id="store-${store.id}">${store.id}</h3>
${store.releases.length === 0 ? html`<p class="quiet">No release yet.</p>` : html`<ul>${store.releases.map(renderRelease)}</ul>`}
${store.waiting_batches.map((name) => html`<p class="quiet">Batch <code>${name}</code> is not complete yet.</p>`)}
${
  message === undefined
    ? null
    : html`<h4>Last message</h4><p><code>${message.message_id}</code> <time>${message.received_at}</time>
<span class="${message.file_status === 'FileOK' ? 'good' : 'bad'}">${message.file_status}</span> ${message.error_text}</p>`
}
${
  answer === undefined
    ? null
    : html`<details><summary>Last acknowledgement: ${answer.kind} <time>${answer.written_at}</time></summary>
<pre tabindex="0">${answer.xml}</pre></details>`
}
${renderBehaviour(store.id, store.behaviour)}
</section>`;
}

function renderRelease(release: StoreView['releases'][number]): Html {
  const time = release.live_at ?? release.live_from ?? release.received_at;
  const word = release.state === 'ingested' ? 'on sale from' : 'since';
  return html`<li><span class="pill ${release.state}">${release.state}</span> <strong>${release.title}</strong>
by ${release.artist} <code>${release.icpn}</code><br><span class="quiet">${word}</span> <time>${time}</time></li>`;
}

/** The form of how a store behaves; `all` is every store. */
export function renderBehaviour(id: string, behaviour: Behaviour): Html {
  const switches = Object.entries(SWITCHES) as [keyof typeof SWITCHES, string][];
  const refusals = FILE_STATUSES.filter((status) => status !== 'FileOK');
  return html`<details><summary>Behaviour${isMisbehaving(behaviour) ? html` <span class="pill bad">misbehaving</span>` : null}</summary>
<form method="post" action="/control/stores/${id}/behaviour">
${switches.map(([name, label]) => renderSwitch(name, label, behaviour[name]))}
<label>Refuse releases with <select name="refuse_release"><option value="">(no)</option>
${refusals.map((status) => html`<option${behaviour.refuse_release === status ? ' selected' : null}>${status}</option>`)}</select></label>
<label>Answer later by (ms) <input type="number" min="0" name="delay_ms" value="${behaviour.delay_ms}"></label>
<label>Cut the line after (bytes) <input type="number" min="0" name="half_write" value="${behaviour.half_write}"></label>
<button type="submit">Apply</button></form></details>`;
}

// A box that is not ticked sends nothing: the hidden field before it says no.
function renderSwitch(name: string, label: string, isOn: boolean): Html {
  return html`<label><input type="hidden" name="${name}" value="false">
<input type="checkbox" name="${name}" value="true"${isOn ? ' checked' : null}>${label}</label>`;
}

function isMisbehaving(behaviour: Behaviour): boolean {
  return Object.values(behaviour).some((value) => value !== false && value !== null && value !== 0);
}
