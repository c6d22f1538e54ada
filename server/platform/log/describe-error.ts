/**
 * Returns the parts of an error that may be logged. The query library puts the values of a failed statement into its
 * message, and they may be passwords: everything after the statement is dropped.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: toMessage(error) };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: toMessage(error),
    ...('code' in error ? { code: error.code } : {}),
    stack: frames.join('\n'),
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  };
}

// The job queue passes on copies of errors, which are no longer `Error` objects but still have the message.
function toMessage(error: unknown): string | undefined {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return String(hasMessage ? error.message : error).split('\nparams:')[0];
}
