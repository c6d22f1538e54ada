import { RIGHTS_SERVICES, SIMULATED_KINDS, SIMULATED_STATES, type SimulatedClaim } from '../rights/claims.ts';
import type { RightsService } from '../rights/create-rights.ts';
import { type Html, html } from './html.ts';

/** Renders the services that make claims: a form for a new one, and what they say about each. */
export function renderRights(rights: RightsService): Html {
  const claims = rights.list();
  return html`<section class="card" aria-labelledby="rights"><h3 id="rights">YouTube and Meta</h3>
${claims.length === 0 ? html`<p class="quiet">No claims yet.</p>` : html`<ul>${claims.map(renderClaim)}</ul>`}
<details><summary>New claim</summary><form method="post" action="/control/claims">
<label>Service <select name="service">${RIGHTS_SERVICES.map((one) => html`<option>${one}</option>`)}</select></label>
<label>Kind <select name="kind">${SIMULATED_KINDS.map((one) => html`<option>${one}</option>`)}</select></label>
<label>ISRC <input type="text" name="isrc" maxlength="20"></label>
<label>Recording <input type="text" name="recording_title" maxlength="300" required value="Harbor Loop"></label>
<label>Times <input type="number" name="copies" min="1" max="5" value="1"></label>
<button type="submit">Make the claim</button></form></details>
<form class="row" method="post" action="/control/claims/behaviour"><label>Refuse answers <input type="number" name="refuse_answers" min="0" max="50" value="${rights.behaviour().refuse_answers}"></label>
<button type="submit">Apply</button></form></section>`;
}

function renderClaim({ id, service, recording_title, video_title, state, answers }: SimulatedClaim): Html {
  const options = SIMULATED_STATES.map((one) => html`<option${one === state ? ' selected' : null}>${one}</option>`);
  return html`<li><strong>${recording_title}</strong> <span class="quiet">${service}, ${video_title}</span>
${answers.length === 0 ? null : html`<span class="pill live">${answers.at(-1)?.answer ?? ''}</span>`}
<form class="row" method="post" action="/control/claims/${id}/state"><label>Says <select name="state">${options}</select></label>
<button type="submit" aria-label="Change ${id}">Change</button></form></li>`;
}
