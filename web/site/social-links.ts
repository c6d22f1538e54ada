const HOSTS: Readonly<Record<string, string>> = {
  'instagram.com': 'Instagram',
  'tiktok.com': 'TikTok',
  'youtube.com': 'YouTube',
  'x.com': 'X',
  'twitter.com': 'X',
  'facebook.com': 'Facebook',
  'spotify.com': 'Spotify',
  'soundcloud.com': 'SoundCloud',
  'linkedin.com': 'LinkedIn',
  'threads.net': 'Threads',
  'threads.com': 'Threads',
  'bsky.app': 'Bluesky',
};

export type SocialLink = { readonly href: string; readonly name: string };

/** Names the product's own social profiles as users know them; an unknown service is named by its host. */
export function nameSocialLinks(addresses: readonly string[]): SocialLink[] {
  return addresses.filter(Boolean).map((href) => {
    const host = new URL(href).hostname.replace(/^www\./, '');
    const known = Object.keys(HOSTS).find((name) => host === name || host.endsWith(`.${name}`));
    return { href, name: (known && HOSTS[known]) ?? host };
  });
}
