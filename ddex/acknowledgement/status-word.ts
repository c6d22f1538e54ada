import { parseBatchFolder } from '../choreography/batch-names.ts';
import type { XmlElement } from '../xml/element.ts';
import type { StatusWord } from './acknowledgement.ts';

/**
 * A word as one of the list, or `unknown` with the word itself.
 */
export function parseWord<Value extends string>(list: readonly Value[], raw: string): StatusWord<Value> {
  return { value: list.find((value) => value === raw.trim()) ?? 'unknown', raw };
}

/**
 * The word in an element, or null without the element.
 */
export function findStatusWord<Value extends string>(
  list: readonly Value[],
  element: XmlElement | null,
): StatusWord<Value> | null {
  return element === null ? null : parseWord(list, element.text);
}

/** What a flag for a manual check asks for, whatever action stands beside it. */
export const MANUAL_CHECK = { value: 'ManualCheckRequired', raw: 'ManualCheckRequired' } as const;

/**
 * Whether a person should look before anything is sent again; both generations have a flag for it.
 */
export function isManualCheck(element: XmlElement | null): boolean {
  return ['true', '1'].includes(element?.text.trim() ?? '');
}

/**
 * The time in the name of the folder that is answered, with or without its prefix; null for any other text, such as a mere date.
 */
export function parseBatchId(text: string | null): string | null {
  return parseBatchFolder(text?.trim() ?? '')?.batch_id ?? null;
}
