/** The fault of a token or a code, for the log; it is not shown to the sender. */
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

/** The token or code is not valid. */
export class OpenidRefusal extends Error {
  readonly fault: OpenidFault;

  constructor(fault: OpenidFault) {
    super(`the token or code is not valid: ${fault}`);
    this.name = 'OpenidRefusal';
    this.fault = fault;
  }
}

/** The provider itself violated its protocol or did not respond in time. The same request may succeed later. */
export class OpenidError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OpenidError';
  }
}
