import { BRIDGE_FAULTS, ITUNES_NO_FAULTS, type ItunesBehaviour, TRANSPORTER_FAULTS } from '../itunes/behaviour.ts';
import type { DoorView, ItunesView } from '../itunes/control-routes.ts';
import type { PackageMessage, ReceivedPackage } from '../itunes/package-records.ts';
import { type Html, html } from './html.ts';

/** Renders the simulated iTunes: the packages of every door, and its behaviour form. */
export function renderItunes({ behaviour, doors }: ItunesView): Html {
  const used = doors.filter(({ packages, waiting }) => packages.length > 0 || waiting.length > 0);
  const isOdd = Object.entries(behaviour).some(
    ([name, value]) => value !== ITUNES_NO_FAULTS[name as keyof ItunesBehaviour],
  );
  const pill = html` <span class="pill bad">misbehaving</span>`;
  return html`<section class="card" aria-labelledby="itunes"><h3 id="itunes">iTunes</h3>
<p class="quiet">Takes packages at the doors <code>apple</code> (both stores), <code>apple-music</code> and <code>itunes-store</code>.</p>
${used.length === 0 ? html`<p class="quiet">No packages yet.</p>` : used.map(renderDoor)}
<details${isOdd ? ' open' : null}><summary>Behaviour${isOdd ? pill : null}</summary>${renderBehaviour(behaviour)}
<form method="post" action="/control/itunes/calm"><button type="submit">Reset behaviour of iTunes</button></form></details></section>`;
}

function renderDoor({ id, packages, waiting }: DoorView): Html {
  return html`<h4>${id}</h4>${packages.length === 0 ? null : renderPackages(packages, `Packages of ${id}`)}
${waiting.map((name) => html`<p class="quiet">Package <code>${name}</code> is not complete yet.</p>`)}`;
}

/** Renders packages with their states and what was said about them, newest first. */
export function renderPackages(packages: readonly ReceivedPackage[], label: string): Html {
  return html`<div class="card scroll" role="region" aria-label="${label}" tabindex="0"><table><thead><tr><th scope="col">Package</th><th scope="col">Kind</th>
<th scope="col">Way</th><th scope="col">Album</th><th scope="col">Received</th><th scope="col">State</th></tr></thead>
<tbody>${packages.toReversed().map(renderPackage)}</tbody></table></div>`;
}

function renderPackage({
  name,
  kind,
  way,
  title,
  upc,
  received_at,
  state,
  is_refused,
  messages,
}: ReceivedPackage): Html {
  return html`<tr><th scope="row"><code>${name}</code></th><td>${kind}</td><td>${way}</td>
<td>${title ?? 'unread'} ${upc === null ? null : html`<code>${upc}</code>`}</td><td><time>${received_at}</time></td>
<td><span class="${is_refused ? 'bad' : 'good'}">${state}</span>${messages.length === 0 ? null : renderMessages(messages)}</td></tr>`;
}

function renderMessages(messages: readonly PackageMessage[]): Html {
  return html`<ul>${messages.map(
    ({ severity, number, text, at }) =>
      html`<li class="${severity === 'error' ? 'bad' : 'quiet'}">ITMS-${number} ${text} <code>${at}</code></li>`,
  )}</ul>`;
}

const LABELS = {
  transporter: 'Transporter',
  bridge: 'Bridge',
  refuse_cover_once: 'Refuse the cover of the first package of an album',
  refuse_warnings: 'Refuse warnings too',
  delay_ms: 'Delay of Transporter’s calls (ms)',
  state_minutes: 'Minutes between two states, by the sandbox’s clock',
} as const satisfies Record<keyof ItunesBehaviour, string>;

function renderBehaviour(behaviour: ItunesBehaviour): Html {
  return html`<form method="post" action="/control/itunes/behaviour"><div class="controls">
${renderChoice('transporter', TRANSPORTER_FAULTS, behaviour.transporter)}${renderChoice('bridge', BRIDGE_FAULTS, behaviour.bridge)}
${renderSwitch('refuse_cover_once', behaviour)}${renderSwitch('refuse_warnings', behaviour)}
${renderAmount('delay_ms', behaviour)}${renderAmount('state_minutes', behaviour)}</div>
<button type="submit">Apply to iTunes</button></form>`;
}

function renderChoice(name: 'transporter' | 'bridge', values: readonly string[], chosen: string | null): Html {
  const options = values.map((value) => html`<option${value === chosen ? ' selected' : null}>${value}</option>`);
  return html`<label><span>${LABELS[name]}</span> <select name="${name}"><option value="">(normal)</option>${options}</select></label>`;
}

function renderSwitch(name: 'refuse_cover_once' | 'refuse_warnings', behaviour: ItunesBehaviour): Html {
  return html`<label><input type="hidden" name="${name}" value="false">
<input type="checkbox" name="${name}" value="true"${behaviour[name] ? ' checked' : null}>${LABELS[name]}</label>`;
}

function renderAmount(name: 'delay_ms' | 'state_minutes', behaviour: ItunesBehaviour): Html {
  return html`<label><span>${LABELS[name]}</span> <input type="number" min="0" name="${name}" value="${behaviour[name]}"></label>`;
}
