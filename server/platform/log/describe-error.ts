/**
 * What of an error may be written down. The query library puts the values of a failed statement into its message, and
 * they may be anybody's password: everything after the statement goes.
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

// The job queue hands on copies of errors, which are errors no more but still have the words.
function toMessage(error: unknown): string | undefined {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return String(hasMessage ? error.message : error).split('\nparams:')[0];
}
