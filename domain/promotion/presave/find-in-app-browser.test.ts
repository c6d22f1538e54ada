import { expect, test } from 'vitest';
import { findInAppBrowser } from './find-in-app-browser.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36';

test.each([
  [`${IPHONE} Mobile/15E148 Instagram 358.0.0.0.0 (iPhone16,1; iOS 18_1; en_US)`, 'Instagram'],
  [`${IPHONE} Mobile/15E148 musical_ly_37.1.0 BytedanceWebview/d8a21c6`, 'TikTok'],
  [`${ANDROID} [FB_IAB/FB4A;FBAV/487.0.0.0.0;]`, 'Facebook'],
  [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, null],
  [ANDROID, null],
  ['', null],
])('%s is shown by %s', (userAgent, app) => {
  expect(findInAppBrowser(userAgent)).toBe(app);
});
