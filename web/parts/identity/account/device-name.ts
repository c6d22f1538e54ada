/** Browser and system from a user agent, by their usual names; null if unknown. */
export type Device = { readonly browser: string | null; readonly system: string | null };

/** The first match counts: nearly every browser also names itself after those below it. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgi?A?(?:iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\bFBA[NV]\b|\bFB_IAB\b/, 'Facebook'],
  [/\bInstagram\b/, 'Instagram'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** Programs that are no browser start with their own name: `curl/8.5.0`. */
const PROGRAM = /^([A-Za-z][\w.-]{1,30})\//;

/** Parses browser and system of a user agent, roughly: enough to distinguish one's own devices. */
export function parseDevice(userAgent: string | null): Device {
  const text = userAgent ?? '';
  const find = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  const browser = find(BROWSERS);
  const program = PROGRAM.exec(text)?.[1];
  const named = browser ?? (program && program !== 'Mozilla' ? program : null);
  return { browser: named, system: find(SYSTEMS) };
}
