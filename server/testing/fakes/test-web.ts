import type { WebBuild } from '../../main/pages/load-web.ts';

/** A web whose pages are their names, with the built files of a folder: enough for what surrounds the pages. */
export function createTestWeb(client_folder: string): WebBuild {
  return {
    client_folder,
    shell: 'shell',
    inline_scripts: [],
    isAppPath: (address) => address === '/artists',
    renderPage: async ({ path }) => (path === '/' ? { status: 200, html: 'page' } : null),
    renderApiReference: async () => 'reference',
    renderMoney: async () => 'money',
    renderSitemap: () => 'sitemap',
    renderRobots: () => 'robots',
    renderPicture: async () => null,
    renderFeed: async () => null,
    renderPlaylists: async () => 'playlists',
    renderWatch: async ({ cases }) => `watch ${cases.artificial}`,
    renderCurator: async () => 'curator',
    renderArtistDirectory: async () => 'catalogue',
    renderArtist: async (view) => ({ status: view.page === null ? 404 : 200, html: JSON.stringify(view) }),
    renderFollowLink: async (view) => JSON.stringify(view),
    renderRelease: async () => ({ status: 404, html: 'release' }),
    renderSpotifyAuth: async () => 'round trip',
    renderFanLink: async () => 'link',
    renderEmailLink: async () => 'email link',
  };
}
