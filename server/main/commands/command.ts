/** A command of the command line. */
export interface Command {
  /** The words that invoke it, for example `clock set`. */
  name: string;
  /** The words with the arguments, and a description. */
  usage: string;
  run(args: readonly string[]): Promise<void>;
}
