/** What is wrong with a token or a code, for the log; whoever sent it hears none of it. */
export type OpenidFault =
  | 'malformed'
  | 'algorithm'
  | 'signature'
  | 'unknown_key'
  | 'issuer'
  | 'audience'
  | 'expired'
  | 'not_yet_valid'
  | 'no_subject'
  | 'nonce'
  | 'code';

/** What somebody brought proves nothing. */
export class OpenidRefusal extends Error {
  readonly fault: OpenidFault;

  constructor(fault: OpenidFault) {
    super(`the provider's word does not hold: ${fault}`);
    this.name = 'OpenidRefusal';
    this.fault = fault;
  }
}

/** The provider itself did not answer as its protocol says, or not in time. The same question may succeed later. */
export class OpenidError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OpenidError';
  }
}
