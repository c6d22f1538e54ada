/** Something that counts was changed while lines were read: they have to be read again. */
export class StaleReadError extends Error {
  constructor() {
    super('what lines are divided by was changed while they were read');
    this.name = 'StaleReadError';
  }
}
