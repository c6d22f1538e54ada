import { type Behaviour, isMisbehaving } from '../stores/behaviour.ts';
import { BEHAVIOUR_CHOICES } from '../stores/behaviour-change.ts';
import { type Html, html } from './html.ts';

type Switch = { [Name in keyof Behaviour]: Behaviour[Name] extends boolean ? Name : never }[keyof Behaviour];
type Amount = { [Name in keyof Behaviour]: number extends Behaviour[Name] ? Name : never }[keyof Behaviour];
type Word = keyof typeof BEHAVIOUR_CHOICES;
type Control =
  | { kind: 'switch'; name: Switch; label: string }
  | { kind: 'amount'; name: Amount; label: string }
  | { kind: 'word'; name: Word; label: string };

const CONNECTION: readonly Control[] = [
  { kind: 'switch', name: 'refuse_connection', label: 'Refuse connections' },
  { kind: 'switch', name: 'black_hole', label: 'Accept connections and stay silent' },
  { kind: 'switch', name: 'disk_full', label: 'Disk full' },
  { kind: 'amount', name: 'half_write', label: 'Cut the connection after (bytes)' },
  { kind: 'amount', name: 'slow_connection', label: 'Slow connection (bytes per second)' },
];

const VERDICT: readonly Control[] = [
  { kind: 'word', name: 'refuse_release', label: 'Refuse messages with' },
  { kind: 'word', name: 'refuse_only', label: 'Refuse only' },
  { kind: 'switch', name: 'refuse_once', label: 'Refuse only the first message of a release' },
  { kind: 'word', name: 'proposed_action', label: 'Action requested when refusing' },
  { kind: 'switch', name: 'wrong_hash', label: 'Report wrong hashes' },
  { kind: 'switch', name: 'strict', label: 'Strict: refuse warnings, empty flag files and purges' },
  {
    kind: 'switch',
    name: 'follow_guide',
    label: 'Refuse what the store’s guide refuses: no songwriters, no answer about AI',
  },
  { kind: 'word', name: 'take_off', label: 'Remove live releases with' },
];

const ACKNOWLEDGEMENTS: readonly Control[] = [
  { kind: 'amount', name: 'delay_hours', label: 'Delay (hours)' },
  { kind: 'amount', name: 'delay_ms', label: 'Delay (ms)' },
  { kind: 'amount', name: 'half_acknowledgement_ms', label: 'Write half first, the rest after (ms)' },
  { kind: 'switch', name: 'never_acknowledge', label: 'Never acknowledge' },
  { kind: 'switch', name: 'drop_acknowledgement', label: 'Drop the receipt' },
  { kind: 'switch', name: 'acknowledge_twice', label: 'Acknowledge twice' },
  { kind: 'switch', name: 'acknowledge_out_of_order', label: 'Acknowledge out of order' },
  { kind: 'switch', name: 'truncated_acknowledgement', label: 'Truncate acknowledgements' },
  { kind: 'switch', name: 'acknowledge_unknown_message', label: 'Acknowledge an unknown message' },
  { kind: 'switch', name: 'unknown_status', label: 'Send an unknown file status' },
  { kind: 'switch', name: 'unknown_supply_status', label: 'Send an unknown supply chain status' },
  { kind: 'switch', name: 'unknown_action', label: 'Request an unknown action' },
  { kind: 'switch', name: 'foreign_address', label: 'Name an address on another site' },
  { kind: 'word', name: 'acknowledgement_generation', label: 'Acknowledgement schema' },
];

/** Renders the collapsed form for a store's behaviour; `all` means every store. */
export function renderBehaviour(id: string, behaviour: Behaviour): Html {
  const isOdd = isMisbehaving(behaviour);
  const pill = html` <span class="pill bad">misbehaving</span>`;
  return html`<details${isOdd ? ' open' : null}><summary>Behaviour${isOdd ? pill : null}</summary>
<form method="post" action="/control/stores/${id}/behaviour"><div class="controls">
${renderGroup('Connection', CONNECTION, behaviour)}${renderGroup('Verdict', VERDICT, behaviour)}
${renderGroup('Acknowledgements', ACKNOWLEDGEMENTS, behaviour)}</div><button class="main" type="submit">Apply</button></form>
<form method="post" action="/control/stores/${id}/calm"><button type="submit">Reset behaviour</button></form></details>`;
}

function renderGroup(title: string, controls: readonly Control[], behaviour: Behaviour): Html {
  return html`<fieldset><legend>${title}</legend>${controls.map((control) => renderControl(control, behaviour))}</fieldset>`;
}

function renderControl({ kind, name, label }: Control, behaviour: Behaviour): Html {
  if (kind === 'switch') return renderSwitch(name, label, behaviour[name]);
  if (kind === 'amount') {
    const isNever = behaviour[name] === null;
    return html`<label><span>${label}</span> <input type="number" min="0" name="${name}" value="${isNever ? '' : behaviour[name]}"></label>`;
  }
  const options = BEHAVIOUR_CHOICES[name].map(
    (word) => html`<option${behaviour[name] === word ? ' selected' : null}>${word}</option>`,
  );
  return html`<label><span>${label}</span> <select name="${name}"><option value="">(normal)</option>${options}</select></label>`;
}

// An unticked box sends nothing, so the hidden field before it sends false.
function renderSwitch(name: string, label: string, isOn: boolean): Html {
  return html`<label><input type="hidden" name="${name}" value="false">
<input type="checkbox" name="${name}" value="true"${isOn ? ' checked' : null}>${label}</label>`;
}
