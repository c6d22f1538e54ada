import type { ReportsView } from '../stores/reports/create-reports.ts';
import type { SentReport } from '../stores/reports/report-book.ts';
import { REPORT_FAULTS, type ReportFault } from '../stores/reports/report-fault.ts';
import { type Html, html } from './html.ts';

const REPORTS_SHOWN = 8;

/** Renders the sales reports that stores sent, and the form for their behaviour. */
export function renderReports({ behaviour, sent, waiting_files }: ReportsView): Html {
  const { automatic, fault } = behaviour;
  return html`<section class="card" aria-labelledby="reports"><h3 id="reports">Reports</h3>
<p class="quiet">${sent.length} sent, ${waiting_files} of them not fetched yet. ${
    automatic
      ? 'Stores report automatically some days after the end of a month.'
      : 'Stores send reports on request only.'
  }</p>
<form method="post" action="/control/reports"><button class="main" type="submit">Send reports of the last month</button></form>
${fault === null ? null : html`<p class="bad">Reports are sent ${REPORT_FAULTS[fault]}.</p>`}
${sent.length === 0 ? null : html`<ul>${sent.slice(-REPORTS_SHOWN).toReversed().map(renderSent)}</ul>`}
<details><summary>Behaviour</summary><form method="post" action="/control/reports/behaviour">
${renderSwitch('automatic', 'Report automatically', automatic)}
${renderSwitch('refuse_connection', 'Cut every connection to the inbox', behaviour.refuse_connection)}
${renderSwitch('black_hole', 'Accept inbox connections and stay silent', behaviour.black_hole)}
<label>Send reports <select name="fault"><option value="">without a fault</option>${listFaults(fault)}</select></label>
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

// An unticked box sends nothing, so the hidden field before it sends false.
function renderSwitch(name: string, label: string, isOn: boolean): Html {
  return html`<label><input type="hidden" name="${name}" value="false">
<input type="checkbox" name="${name}" value="true"${isOn ? ' checked' : null}>${label}</label>`;
}
