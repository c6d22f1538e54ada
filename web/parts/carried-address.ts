let carried = '';

/** Takes what was typed as user name or e-mail along to the next page; it stands in no address and no storage. */
export function carryAddress(typed: string): void {
  carried = typed.trim();
}

export function readCarriedAddress(): string {
  return carried;
}

/** The same where only an e-mail address is of use. */
export function readCarriedEmail(): string {
  return carried.includes('@') ? carried : '';
}
