/** Builds the error for a target that cannot be opened. It names the setting, because the operator can correct that. */
export function settingError(setting: string, error: unknown): Error {
  // The error of a host name whose addresses all refuse has a code and no message.
  const { message = '', code = '' } = error as { message?: string; code?: string };
  return new Error(`${setting}: ${message || code}`, { cause: error });
}
