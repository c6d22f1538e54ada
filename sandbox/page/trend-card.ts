import type { TrendsView } from '../stores/trends/create-trends.ts';
import type { SentTrends } from '../stores/trends/trend-book.ts';
import { TREND_FAULTS } from '../stores/trends/trend-fault.ts';
import { type Html, html } from './html.ts';

const TRENDS_SHOWN = 8;

/** Renders the trends that stores sent, and the form for their behaviour. */
export function renderTrends({ behaviour, sent }: TrendsView): Html {
  const { automatic, fault } = behaviour;
  return html`<section class="card" aria-labelledby="trends"><h3 id="trends">Trends</h3>
<p class="quiet">${sent.length} sent. ${
    automatic
      ? 'Stores automatically send the counts of the previous day every day.'
      : 'Stores send trends on request only.'
  }</p>
<form method="post" action="/control/trends"><button class="main" type="submit">Send trends of yesterday</button></form>
${fault === null ? null : html`<p class="bad">Trends are sent ${TREND_FAULTS[fault]}.</p>`}
${sent.length === 0 ? null : html`<ul>${sent.slice(-TRENDS_SHOWN).toReversed().map(renderSent)}</ul>`}
<details><summary>Behaviour</summary><form method="post" action="/control/trends/behaviour">
<label><input type="hidden" name="automatic" value="false">
<input type="checkbox" name="automatic" value="true"${automatic ? ' checked' : null}>Send automatically</label>
<label>Send trends <select name="fault"><option value="">without a fault</option>${Object.entries(TREND_FAULTS).map(
    ([name, description]) =>
      html`<option value="${name}"${name === fault ? ' selected' : null}>${description}</option>`,
  )}</select></label>
<button type="submit">Apply</button></form></details></section>`;
}

function renderSent({ store_id, first, last, lines, streams, name, fault }: SentTrends): Html {
  return html`<li><strong>${store_id}</strong> ${first}${first === last ? null : ` to ${last}`}: ${lines} lines, ${streams} streams<br><code>${name}</code>
${fault === null ? null : html` <span class="bad">${TREND_FAULTS[fault]}</span>`}</li>`;
}
