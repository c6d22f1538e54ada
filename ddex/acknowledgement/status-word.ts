import { parseBatchFolder } from '../choreography/batch-names.ts';
import type { XmlElement } from '../xml/element.ts';
import type { StatusWord } from './acknowledgement.ts';

/** Returns a value as one of the list, or as `unknown` with the raw value. */
export function parseWord<Value extends string>(list: readonly Value[], raw: string): StatusWord<Value> {
  return { value: list.find((value) => value === raw.trim()) ?? 'unknown', raw };
}

/** Returns the value in an element, or null if the element is missing. */
export function findStatusWord<Value extends string>(
  list: readonly Value[],
  element: XmlElement | null,
): StatusWord<Value> | null {
  return element === null ? null : parseWord(list, element.text);
}

/** The action requested by a flag for a manual check; it replaces any other action. */
export const MANUAL_CHECK = { value: 'ManualCheckRequired', raw: 'ManualCheckRequired' } as const;

/** Whether a person should check before anything is sent again; both generations have a flag for it. */
export function isManualCheck(element: XmlElement | null): boolean {
  return ['true', '1'].includes(element?.text.trim() ?? '');
}

/**
 * Returns the time in the name of the acknowledged folder, with or without its prefix; null for any other text, such as
 * a plain date.
 */
export function parseBatchId(text: string | null): string | null {
  return parseBatchFolder(text?.trim() ?? '')?.batch_id ?? null;
}
