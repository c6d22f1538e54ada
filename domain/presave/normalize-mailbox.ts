/**
 * Returns a mailbox address as it is compared: trimmed, Unicode composed, in lower case. By the standard the part before
 * the @ is case sensitive, but no provider distinguishes it.
 */
export function normalizeMailbox(address: string): string {
  return address.trim().normalize('NFC').toLowerCase();
}

/** Shows enough of an address for its owner to recognise a typing mistake: `m…@posteo.de`. */
export function hideMailbox(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0] ?? ''}…${address.slice(at)}`;
}
