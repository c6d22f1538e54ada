import { CATALOGUE } from '../spotify/catalogue.ts';
import type { SpotifyView } from '../spotify/create-spotify.ts';
import { type Html, html } from './html.ts';

/** The made-up Spotify: what was asked of it, and the form of how it behaves. */
export function renderSpotify({ behaviour, tokens, requests }: SpotifyView): Html {
  return html`<section class="card" aria-labelledby="spotify"><h3 id="spotify">Spotify Web API</h3>
<p class="quiet">${CATALOGUE.length} made-up artists. ${requests} requests and ${tokens} tokens since the last reset.</p>
<details><summary>Behaviour</summary><form method="post" action="/control/spotify/behaviour">
<label><input type="hidden" name="refuse_tokens" value="false">
<input type="checkbox" name="refuse_tokens" value="true"${behaviour.refuse_tokens ? ' checked' : null}>Refuse every token</label>
<label>Ask for patience, in seconds (429) <input type="number" min="1" max="86400" name="too_many_requests" value="${behaviour.too_many_requests}"></label>
<label>Answer everything with status <input type="number" min="400" max="599" name="fail_status" value="${behaviour.fail_status}"></label>
<label>Answer later by (ms) <input type="number" min="0" max="60000" name="delay_ms" value="${behaviour.delay_ms}"></label>
<button type="submit">Apply</button></form></details>
<form method="post" action="/control/spotify/end-tokens"><button type="submit">End every token</button></form></section>`;
}
