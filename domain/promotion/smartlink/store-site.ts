/** Where fans find a release in a store: the hosts of its addresses, its search, and its album page where ids are known. */
type StoreSite = {
  /** The store's own hosts; their subdomains count too. */
  readonly hosts: readonly string[];
  /** The search page; `{q}` is replaced by title and artist. */
  readonly search: string;
  /** The page of a release; `{id}` is replaced by the store's id. */
  readonly release?: string;
};

/**
 * The stores with a public page for a release. A store that is not here, such as a fingerprint service or a jukebox, has
 * nothing that a fan could open.
 */
export const STORE_SITES: Readonly<Record<string, StoreSite>> = {
  spotify: site('open.spotify.com', '/search/{q}', '/album/{id}'),
  'apple-music': site('music.apple.com', '/us/search?term={q}', '/us/album/{id}'),
  'youtube-music': site('music.youtube.com', '/search?q={q}', '/playlist?list={id}'),
  'amazon-music': site('music.amazon.com', '/search/{q}', '/albums/{id}'),
  tiktok: site('www.tiktok.com', '/search?q={q}'),
  deezer: site('www.deezer.com', '/search/{q}', '/album/{id}'),
  tidal: site('tidal.com', '/search?q={q}', '/album/{id}'),
  soundcloud: site('soundcloud.com', '/search?q={q}'),
  pandora: site('www.pandora.com', '/search/{q}/albums'),
  'itunes-store': site('music.apple.com', '/us/search?term={q}', '/us/album/{id}', 'itunes.apple.com'),
  'amazon-mp3': site('www.amazon.com', '/s?k={q}&i=digital-music'),
  anghami: site('play.anghami.com', '/search/{q}'),
  audiomack: site('audiomack.com', '/search?q={q}'),
  audius: site('audius.co', '/search?query={q}'),
  awa: site('s.awa.fm', '/search?q={q}'),
  beatport: site('www.beatport.com', '/search?q={q}'),
  beatsource: site('www.beatsource.com', '/search?q={q}'),
  bleep: site('bleep.com', '/search/query?q={q}'),
  boomplay: site('www.boomplay.com', '/search/default/{q}'),
  bugs: site('music.bugs.co.kr', '/search/integrated?q={q}'),
  emusic: site('www.emusic.com', '/search?s={q}'),
  fizy: site('play.fizy.com', '/search?q={q}'),
  flo: site('www.music-flo.com', '/search/all?keyword={q}'),
  gaana: site('gaana.com', '/search/{q}'),
  'genie-music': site('www.genie.co.kr', '/search/searchMain?query={q}'),
  hdtracks: site('www.hdtracks.com', '/#/search?q={q}'),
  highresaudio: site('www.highresaudio.com', '/en/search/?title={q}'),
  'hungama-music': site('www.hungama.com', '/search/{q}/'),
  idagio: site('app.idagio.com', '/search?term={q}'),
  iheartradio: site('www.iheart.com', '/search/?q={q}'),
  jiosaavn: site('www.jiosaavn.com', '/search/album/{q}'),
  joox: site('www.joox.com', '/hk/search/{q}'),
  'juno-download': site('www.junodownload.com', '/search/?q%5Ball%5D%5B%5D={q}'),
  kkbox: site('www.kkbox.com', '/tw/tc/search?q={q}'),
  'line-music': site('music.line.me', '/webapp/search?query={q}'),
  mdundo: site('mdundo.com', '/search?q={q}'),
  melon: site('www.melon.com', '/search/total/index.htm?q={q}'),
  mixcloud: site('www.mixcloud.com', '/search/?q={q}'),
  mora: site('mora.jp', '/search/top?keyWord={q}'),
  muud: site('muud.com.tr', '/arama?q={q}'),
  napster: site('play.napster.com', '/search?query={q}'),
  'naver-vibe': site('vibe.naver.com', '/search?query={q}'),
  'netease-cloud-music': site('music.163.com', '/#/search/m/?s={q}'),
  nhaccuatui: site('www.nhaccuatui.com', '/tim-kiem?q={q}'),
  qobuz: site('www.qobuz.com', '/us-en/search/albums/{q}'),
  'qq-music': site('y.qq.com', '/n/ryqq/search?w={q}'),
  'rakuten-music': site('music.rakuten.co.jp', '/search?q={q}'),
  recochoku: site('recochoku.jp', '/search/all?q={q}'),
  traxsource: site('www.traxsource.com', '/search?term={q}'),
  'vk-music': site('vk.com', '/audio?q={q}'),
  volumo: site('volumo.com', '/search?q={q}'),
  'yandex-music': site('music.yandex.com', '/search?text={q}', '/album/{id}'),
  'youtube-video': site('www.youtube.com', '/results?search_query={q}', undefined, 'youtu.be'),
  'zing-mp3': site('zingmp3.vn', '/tim-kiem/tat-ca?q={q}'),
  zvuk: site('zvuk.com', '/search?query={q}'),
};

function site(host: string, search: string, release?: string, otherHost?: string): StoreSite {
  const base = `https://${host}`;
  const hosts = [host.replace(/^www\./, ''), ...(otherHost === undefined ? [] : [otherHost])];
  return { hosts, search: base + search, ...(release === undefined ? {} : { release: base + release }) };
}

const STORE_ID = /^[A-Za-z0-9_-]{1,80}$/;
const ADDRESS_MAX_CHARS = 500;

/**
 * Returns the address at which a fan finds a release in a store: what the store itself gave, an id or a whole
 * address, else its search for title and artist. Null for a store without a public page.
 *
 * An address counts only with https, without a user or a port, and on a host of that store: whatever an acknowledgement
 * contains, our page never sends anyone elsewhere.
 */
export function findStoreAddress(
  storeId: string,
  storeRef: string | null,
  release: { readonly title: string; readonly artist: string },
): string | null {
  const found = STORE_SITES[storeId];
  if (found === undefined) return null;
  const ref = storeRef?.trim() ?? '';
  if (STORE_ID.test(ref) && found.release !== undefined) return found.release.replace('{id}', ref);
  if (isAddressOf(found, ref)) return ref;
  return found.search.replace('{q}', encodeURIComponent(`${release.title} ${release.artist}`));
}

function isAddressOf({ hosts }: StoreSite, ref: string): boolean {
  // Letters that browsers drop or read differently, such as line feeds and backslashes, are in no address.
  if (ref.length > ADDRESS_MAX_CHARS || !/^https:\/\/[!-[\]-~]+$/.test(ref)) return false;
  const authority = /^https:\/\/([^/?#]+)/.exec(ref)?.[1]?.toLowerCase() ?? '';
  return hosts.some((host) => authority === host || authority.endsWith(`.${host}`));
}
