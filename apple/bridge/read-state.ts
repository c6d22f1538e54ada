// How a bridge reports the state of a package is not public; this form is an agreement of ours (docs/standards/apple.md):
// a JSON file for each change, `status/<name of the package>.<number of three digits>.json`.

/** States of a package behind a bridge, in the order in which it passes them; `failed` ends it. */
export const BRIDGE_STATES = ['received', 'failed', 'warning', 'validated', 'queued', 'verified', 'delivered'] as const;
export type BridgeState = (typeof BRIDGE_STATES)[number];

interface BridgeMessage {
  severity: 'error' | 'warning';
  /** The number of a rule as the bridge writes it: `ITMS-4020`; empty without one. */
  code: string;
  text: string;
}

export interface BridgeReport {
  vendor_id: string;
  /** The name of the package as it was uploaded: `0850012345626.itmsp.zip`. */
  package_name: string;
  /** The counter in the name of the file, which orders the reports of a package; null if the name is not known. */
  counter: number | null;
  /** The sender's id of this delivery, if the bridge repeats it. */
  delivery_id: string | null;
  /** The MD5 of the metadata that the report is about, if the bridge states it: it tells two deliveries of a package apart. */
  metadata_md5: string | null;
  state: BridgeState;
  /** An instant of the bridge: `2026-11-29T10:00:00.000Z`. */
  at: string;
  messages: BridgeMessage[];
}

export type BridgeReading = { ok: true; report: BridgeReport } | { ok: false; reason: string };

const MAX_BYTES = 1_000_000;
const MAX_MESSAGES = 200;
const MAX_TEXT = 2000;

/**
 * Reads a state file of the bridge; `file_name` is its name, with or without a path. Unknown fields are ignored, a state in any
 * case is known; anything else that is not as agreed gives a reason in one sentence. Never throws because of the contents.
 */
export function readBridgeState(file: string | Uint8Array, file_name: string | null = null): BridgeReading {
  if (file.length > MAX_BYTES) return { ok: false, reason: `longer than ${MAX_BYTES} bytes` };
  let value: unknown;
  try {
    const text = typeof file === 'string' ? file : new TextDecoder('utf-8', { fatal: true }).decode(file);
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return { ok: false, reason: 'not JSON in UTF-8' };
  }
  if (!isRecord(value)) return { ok: false, reason: 'not an object' };
  return readReport(value, file_name === null ? null : parseStateFileName(file_name));
}

/** Reads the name of a state file: `status/0850012345626.itmsp.zip.002.json` is the second report of that package. */
function parseStateFileName(file_name: string): { package_name: string; counter: number } | null {
  const [, package_name = '', counter = ''] = /^(?:.*\/)?([^/]{1,200})\.(\d{3})\.json$/.exec(file_name) ?? [];
  return package_name === '' ? null : { package_name, counter: Number(counter) };
}

function readReport(
  value: Record<string, unknown>,
  named: { package_name: string; counter: number } | null,
): BridgeReading {
  const package_name = getText(value.package);
  const vendor_id = getText(value.vendor_id);
  const state = BRIDGE_STATES.find((one) => one === getText(value.state)?.toLowerCase());
  const at = parseInstant(value.at);
  const messages = readMessages(value.messages);
  if (package_name === null) return { ok: false, reason: 'package is missing' };
  if (named !== null && named.package_name !== package_name) {
    return { ok: false, reason: `the file is named after ${named.package_name}, its package is ${package_name}` };
  }
  if (vendor_id === null) return { ok: false, reason: 'vendor_id is missing' };
  if (state === undefined) return { ok: false, reason: `state is not one of ${BRIDGE_STATES.join(', ')}` };
  if (at === null) return { ok: false, reason: 'at is not an instant such as 2026-11-29T10:00:00Z' };
  if (messages === null) return { ok: false, reason: 'messages is not a list of severity, code and text' };
  const delivery_id = getText(value.delivery_id);
  const md5 = getText(value.metadata_md5)?.toLowerCase() ?? '';
  const metadata_md5 = /^[0-9a-f]{32}$/.test(md5) ? md5 : null;
  return {
    ok: true,
    report: {
      vendor_id,
      package_name,
      counter: named?.counter ?? null,
      delivery_id,
      metadata_md5,
      state,
      at,
      messages,
    },
  };
}

function readMessages(value: unknown): BridgeMessage[] | null {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return null;
  const messages: BridgeMessage[] = [];
  for (const one of value.slice(0, MAX_MESSAGES)) {
    if (!isRecord(one)) return null;
    const severity = getText(one.severity)?.toLowerCase();
    const text = getText(one.text);
    if ((severity !== 'error' && severity !== 'warning') || text === null) return null;
    messages.push({ severity, code: getText(one.code) ?? '', text });
  }
  return messages;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;

function parseInstant(value: unknown): string | null {
  const time = typeof value === 'string' && INSTANT.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

function getText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, MAX_TEXT) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
