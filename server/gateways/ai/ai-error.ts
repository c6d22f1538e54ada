/** The model did not give a usable answer: `refused` it will not, `limited` not now, `unavailable` for any other reason. */
export class AiError extends Error {
  readonly reason: 'refused' | 'limited' | 'unavailable';

  constructor(reason: AiError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AiError';
    this.reason = reason;
  }
}
