/**
 * What of an error may be written down. The query library puts the values of a failed statement into its message, and
 * they may be anybody's password: everything after the statement goes.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: error.message.split('\nparams:')[0],
    ...('code' in error ? { code: error.code } : {}),
    stack: frames.join('\n'),
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  };
}
