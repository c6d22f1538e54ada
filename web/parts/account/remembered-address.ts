let remembered = '';

/** Takes what was typed as user name or e-mail along to the next page; it stands in no address and no storage. */
export function rememberAddress(typed: string): void {
  remembered = typed.trim();
}

export function readRememberedAddress(): string {
  return remembered;
}

/** The same where only an e-mail address is of use. */
export function readRememberedEmail(): string {
  return remembered.includes('@') ? remembered : '';
}
