/** Relevant data was changed while lines were read: they must be read again. */
export class StaleReadError extends Error {
  constructor() {
    super('the terms of lines were changed while they were read');
    this.name = 'StaleReadError';
  }
}
