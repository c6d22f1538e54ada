let remembered = '';

/** Carries the typed user name or email over to the next page, in neither the address nor any storage. */
export function rememberAddress(typed: string): void {
  remembered = typed.trim();
}

export function readRememberedAddress(): string {
  return remembered;
}

/** Reads it, only if it is an email address. */
export function readRememberedEmail(): string {
  return remembered.includes('@') ? remembered : '';
}
