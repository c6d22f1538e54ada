import { DEVICES, type Device } from '@tangent/domain/insight/analytics/device.ts';

/** Other names of devices, as stores and platforms write them. Apple's summary names the category and the system. */
const NAMES: Readonly<Record<string, Device>> = {
  mobile: 'phone',
  smartphone: 'phone',
  mobile_phone: 'phone',
  iphone: 'phone',
  ios: 'phone',
  android: 'phone',
  ipad: 'tablet',
  computer: 'desktop',
  pc: 'desktop',
  mac: 'desktop',
  windows: 'desktop',
  browser: 'web',
  web_player: 'web',
  smart_speaker: 'speaker',
  homepod: 'speaker',
  television: 'tv',
  smart_tv: 'tv',
  apple_tv: 'tv',
  set_top_box: 'tv',
  game_console: 'tv',
  automobile: 'car',
  carplay: 'car',
};

/**
 * Returns the number of a kind of device; 0 for an empty or unknown cell, also for numbers, whose meaning a store has
 * not told.
 */
export function readDevice(cell: string): number {
  const name = cell
    .trim()
    .toLowerCase()
    .replace(/[-–\s]+/g, '_');
  return Math.max(0, DEVICES.indexOf(NAMES[name] ?? (name as Device)));
}
