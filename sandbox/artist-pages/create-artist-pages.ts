import type { CatalogueRelease, DisplayedArtist } from '../stores/store-records.ts';
import { CATALOGUE, makeAppleId, makeId } from './catalogue.ts';

/** The services with pages of artists; each shows what the store of its name plays. */
export type PageService = 'spotify' | 'apple-music';

/** The page of an artist on which an album stands. */
export interface ArtistPage {
  id: string;
  name: string;
}

/** The addresses to which distributors write about pages. */
const ADDRESSES: Record<PageService, string> = {
  spotify: 'pages@spotify.example',
  'apple-music': 'pages@apple-music.example',
};
const NAMESPACES: Record<PageService, string> = { spotify: 'Spotify', 'apple-music': 'AppleMusic' };
const UPC = /\bUPC (\d{8,14})\b/;

/** Decides on which pages albums stand, and moves one when its distributor asks for it. Nothing survives a restart. */
export interface ArtistPages {
  /** Whether new albums land on the pages of other artists. */
  view(): Record<PageService, boolean>;
  behave(change: Partial<Record<PageService, boolean>>): void;
  find(service: PageService, release: Pick<CatalogueRelease, 'icpn' | 'artist' | 'artists'>): ArtistPage[];
  /** Reads a mail to the address of a service: the album that it names moves to the pages of its message. */
  receive(mail: { to: readonly string[]; text: string | null }): Promise<void>;
  reset(): void;
}

export function createArtistPages(): ArtistPages {
  let misplaces: Record<PageService, boolean> = { spotify: false, 'apple-music': false };
  const moved = new Set<string>();
  return {
    view: () => misplaces,
    behave: (change) => {
      misplaces = { ...misplaces, ...change };
    },
    find: (service, { icpn, artist, artists }) => {
      const isWrong = misplaces[service] && !moved.has(`${service} ${icpn}`);
      const mains = artists?.filter(({ role }) => role === 'main_artist') ?? [];
      const named = mains.length > 0 ? mains : [{ name: artist, ids: [], role: 'main_artist' as const }];
      return named.map((one) => (isWrong ? findNamesake(service, one.name) : findPage(service, one, icpn)));
    },
    receive: async ({ to, text }) => {
      const [, icpn] = UPC.exec((text ?? '').replaceAll(/\s+/g, ' ')) ?? [];
      if (icpn === undefined) return;
      for (const [service, address] of Object.entries(ADDRESSES))
        if (to.includes(address)) moved.add(`${service} ${icpn}`);
    },
    reset: () => {
      misplaces = { spotify: false, 'apple-music': false };
      moved.clear();
    },
  };
}

/** An id in the message decides; without one the page of that name with the most followers, or else a new page. */
function findPage(service: PageService, { name, ids }: DisplayedArtist, icpn: string): ArtistPage {
  const id = ids.find(({ namespace }) => namespace === NAMESPACES[service])?.id.replace('spotify:artist:', '');
  const known = CATALOGUE.filter((one) => one.name === name).sort((a, b) => b.followers - a.followers);
  if (id === 'new') return { id: newId(service, `${icpn} ${name}`), name };
  const found = id ?? pageId(service, known[0]) ?? newId(service, name);
  const page = CATALOGUE.find((one) => pageId(service, one) === found);
  return { id: found, name: page?.name ?? name };
}

/** Another artist of the same name, or someone else. */
function findNamesake(service: PageService, name: string): ArtistPage {
  return { id: newId(service, `a namesake of ${name}`), name };
}

function newId(service: PageService, seed: string): string {
  return service === 'spotify' ? makeId(seed) : makeAppleId(seed);
}

function pageId(service: PageService, artist: (typeof CATALOGUE)[number] | undefined): string | null {
  if (artist === undefined) return null;
  return service === 'spotify' ? artist.id : artist.apple_id;
}
