import { expect, test } from 'vitest';
import { nameSocialLinks } from './social-links.ts';

test('[S2-081] profiles have the names users know, unknown services the name of their host', () => {
  const addresses = [
    'https://www.instagram.com/tangent',
    'https://open.spotify.com/user/tangent',
    'https://bsky.app/profile/tangent.example',
    'https://mastodon.example/@tangent',
    'https://notx.com/tangent',
  ];
  const names = ['Instagram', 'Spotify', 'Bluesky', 'mastodon.example', 'notx.com'];
  expect(nameSocialLinks(addresses)).toEqual(addresses.map((href, index) => ({ href, name: names[index] })));
});

test('[S2-081] without settings no profile is shown', () => {
  expect(nameSocialLinks([''])).toEqual([]);
});
