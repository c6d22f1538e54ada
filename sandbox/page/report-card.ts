import type { ReportsView } from '../stores/reports/create-reports.ts';
import type { SentReport } from '../stores/reports/report-book.ts';
import { REPORT_FAULTS, type ReportFault } from '../stores/reports/report-fault.ts';
import { type Html, html } from './html.ts';

const REPORTS_SHOWN = 8;

/** What stores reported of sales, and the form of how they do it. */
export function renderReports({ behaviour, sent, waiting_files }: ReportsView): Html {
  const { automatic, fault } = behaviour;
  return html`<section class="card" aria-labelledby="reports"><h3 id="reports">Reports</h3>
<p class="quiet">${sent.length} sent, ${waiting_files} of them not fetched yet. ${
    automatic
      ? 'Stores report by themselves some days after a month has ended.'
      : 'Stores report when they are told to.'
  }</p>
<form method="post" action="/control/reports"><button class="main" type="submit">Send reports of the last month</button></form>
${fault === null ? null : html`<p class="bad">They come ${REPORT_FAULTS[fault]}.</p>`}
${sent.length === 0 ? null : html`<ul>${sent.slice(-REPORTS_SHOWN).toReversed().map(renderSent)}</ul>`}
<details><summary>Behaviour</summary><form method="post" action="/control/reports/behaviour">
${renderSwitch('automatic', 'Report by themselves', automatic)}
${renderSwitch('refuse_connection', 'Cut every line to the inbox', behaviour.refuse_connection)}
${renderSwitch('black_hole', 'Take the line to the inbox and say nothing', behaviour.black_hole)}
<label>Reports come <select name="fault"><option value="">as they should be</option>${listFaults(fault)}</select></label>
<button type="submit">Apply</button></form></details></section>`;
}

function renderSent({ store_id, first, lines, amount, currency, name, fault }: SentReport): Html {
  return html`<li><strong>${store_id}</strong> ${first.slice(0, 7)}: ${lines} lines, ${amount} ${currency}<br><code>${name}</code>
${fault === null ? null : html` <span class="bad">${REPORT_FAULTS[fault]}</span>`}</li>`;
}

function listFaults(chosen: ReportFault | null): Html[] {
  return Object.entries(REPORT_FAULTS).map(
    ([fault, description]) =>
      html`<option value="${fault}"${fault === chosen ? ' selected' : null}>${description}</option>`,
  );
}

// A box that is not ticked sends nothing: the hidden field before it says no.
function renderSwitch(name: string, label: string, isOn: boolean): Html {
  return html`<label><input type="hidden" name="${name}" value="false">
<input type="checkbox" name="${name}" value="true"${isOn ? ' checked' : null}>${label}</label>`;
}
