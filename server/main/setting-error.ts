/** What cannot be opened is told with the name of the setting that leads there: it is the setting that somebody can mend. */
export function settingError(setting: string, error: unknown): Error {
  // A host name with several addresses that all refuse has a code and no words.
  const { message = '', code = '' } = error as { message?: string; code?: string };
  return new Error(`${setting}: ${message || code}`, { cause: error });
}
