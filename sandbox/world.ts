import type { AiService } from './ai/create-ai.ts';
import type { AppleMusicService } from './apple-music/create-apple-music.ts';
import type { ArtistPages } from './artist-pages/create-artist-pages.ts';
import type { SandboxClock } from './clock.ts';
import type { ItunesService } from './itunes/create-itunes.ts';
import type { Curators } from './mail/curators.ts';
import type { Mailbox } from './mail/mailbox.ts';
import type { OldDistributor } from './mail/old-distributor.ts';
import type { Refusals } from './mail/refusals.ts';
import type { OpenidService } from './openid/create-openid.ts';
import type { PayoneerService } from './payoneer/create-payoneer.ts';
import type { RightsService } from './rights/create-rights.ts';
import type { SpotifyService } from './spotify/create-spotify.ts';
import type { Stores } from './stores/create-stores.ts';
import type { FileStore } from './stores/file-store.ts';
import type { Reports } from './stores/reports/create-reports.ts';
import type { SftpServer } from './stores/sftp/start-sftp-server.ts';
import type { Trends } from './stores/trends/create-trends.ts';
import type { StripeService } from './stripe/create-stripe.ts';
import type { Hooks } from './stripe/hooks/create-hooks.ts';

/** The simulated outside world, for the page and the control calls. */
export interface World {
  data_dir: string;
  /** Folder of unfinished multipart uploads. */
  upload_dir: string;
  clock: SandboxClock;
  stores: Stores;
  /** Returns the store of a name for the upload protocols. */
  findStore(id: string): Promise<FileStore | null>;
  sftp: SftpServer;
  /** The sales reports of the stores. */
  reports: Reports;
  /** The daily counts of the stores. */
  trends: Trends;
  mailbox: Mailbox;
  /** Who answers mails about pitches. */
  curators: Curators;
  /** Addresses whose mail servers refuse mails. */
  refusals: Refusals;
  /** The distributor from which artists move. */
  old_distributor: OldDistributor;
  ai: AiService;
  /** On whose pages albums stand at Spotify and Apple Music. */
  artist_pages: ArtistPages;
  apple_music: AppleMusicService;
  /** Where Apple takes packages. */
  itunes: ItunesService;
  spotify: SpotifyService;
  openid: OpenidService;
  stripe: StripeService;
  /** Sends the simulated Stripe's events to the product. */
  stripe_hooks: Hooks;
  payoneer: PayoneerService;
  /** The services that claim music in videos. */
  rights: RightsService;
  /** Whether the official schemas are available; without them stores check only rules and files. */
  has_schemas: boolean;
  host_key_sha256: string;
}
