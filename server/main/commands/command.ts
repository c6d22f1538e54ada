/** One thing the command line can do. */
export interface Command {
  /** The words it is called by, for example `clock set`. */
  name: string;
  /** The same with its arguments, and what it does. */
  usage: string;
  run(args: readonly string[]): Promise<void>;
}
