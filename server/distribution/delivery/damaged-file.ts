/** A file of ours is not what the message says it is. Trying again cannot help; nothing of the kind may reach a store. */
export class DamagedFile extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DamagedFile';
  }
}
