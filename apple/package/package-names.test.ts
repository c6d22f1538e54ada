import { expect, test } from 'vitest';
import {
  artworkName,
  atmosName,
  audioName,
  bridgeZip,
  isVendorId,
  lyricsName,
  packageFolder,
  splitBridgeId,
  trackVendorId,
  vendorId,
} from './package-names.ts';

const UPC = '0850012345626';
const DPID = 'PADPIDA2026010101N';

test('names of a package to Apple and through a bridge', () => {
  expect(packageFolder(vendorId(UPC))).toBe('0850012345626.itmsp');
  expect(trackVendorId(UPC, 'QZABC2600001')).toBe('0850012345626_QZABC2600001');
  expect(bridgeZip(UPC)).toBe('0850012345626.itmsp.zip');
  expect(vendorId(UPC, DPID)).toBe('PADPIDA2026010101N_0850012345626');
  expect(trackVendorId(UPC, 'QZABC2600001', DPID)).toBe('PADPIDA2026010101N_0850012345626_QZABC2600001');
  expect(splitBridgeId(vendorId(UPC, DPID))).toEqual({ dpid: DPID, upc: UPC });
  expect(splitBridgeId(UPC)).toBeNull();
  expect(splitBridgeId(`PADPIDA2026010101M_${UPC}`)).toBeNull();
});

test('names of files', () => {
  expect(audioName(UPC, 1, 3)).toBe('0850012345626_1_3.flac');
  expect(audioName(UPC, 2, 12, 'wav')).toBe('0850012345626_2_12.wav');
  expect(atmosName(UPC, 1, 3)).toBe('0850012345626_1_3_atmos.wav');
  expect(lyricsName(UPC, 1, 3)).toBe('0850012345626_1_3.ttml');
  expect(lyricsName(UPC, 1, 3, 'txt')).toBe('0850012345626_1_3.txt');
  expect(artworkName(UPC)).toBe('0850012345626.jpg');
  expect(artworkName(UPC, 'png')).toBe('0850012345626.png');
});

test('an id has letters, digits and underscores only', () => {
  expect(['0850012345626', 'A_1', DPID].every(isVendorId)).toBe(true);
  expect(['', 'a-1', 'a 1', 'a.1', 'ş1', '../a', 'a'.repeat(101)].some(isVendorId)).toBe(false);
});
