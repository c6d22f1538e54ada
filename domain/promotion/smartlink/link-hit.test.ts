import { expect, test } from 'vitest';
import { findDevice, findReferrer } from './link-hit.ts';

test.each([
  ['https://l.instagram.com/?u=https%3A%2F%2Fx&e=secret', 'instagram.com'],
  ['https://www.example.co.uk/a?b=c', 'example.co.uk'],
  ['https://www.google.com.tr/', 'google.com'],
  ['https://t.co/abc', 'x.com'],
  ['https://user:secret@blog.example/', 'blog.example'],
  ['android-app://com.google.android.gm/', ''],
  ['https://tangent.example/release/a', ''],
  [`https://${'a'.repeat(200)}.example/`, ''],
  ['https://<script>/', ''],
  [`https://blog.example/${'a'.repeat(8_192 - 21)}`, 'blog.example'],
  [`https://blog.example/${'a'.repeat(8_193 - 21)}`, ''],
  [`https://${'a'.repeat(92)}.example/`, `${'a'.repeat(92)}.example`],
  [`https://${'a'.repeat(93)}.example/`, ''],
  ['https://localhost/', ''],
  ['https://m.facebook.com/', 'facebook.com'],
  ['https://fb.me/1', 'facebook.com'],
  ['https://notfacebook.com/', 'notfacebook.com'],
  ['https://vm.tiktokv.com/', 'tiktok.com'],
  ['https://youtu.be/1', 'youtube.com'],
  ['https://wa.me/1', 'whatsapp.com'],
  ['https://t.me/1', 'telegram.org'],
  [undefined, ''],
])('a referrer is reduced to its site: %#', (header, site) => {
  expect(findReferrer(header, 'www.tangent.example')).toBe(site);
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile/15E148', 'phone'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/142.0 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (Linux; Android 14; SM-X710) Chrome/142.0 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 16_0) Mobile/15E148', 'tablet'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0', 'desktop'],
])('%s is a %s', (agent, device) => {
  expect(findDevice(agent)).toBe(device);
});
