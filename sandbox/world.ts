import type { SandboxClock } from './clock.ts';
import type { Mailbox } from './mail/mailbox.ts';
import type { OpenidService } from './openid/create-openid.ts';
import type { PayoneerService } from './payoneer/create-payoneer.ts';
import type { SpotifyService } from './spotify/create-spotify.ts';
import type { Stores } from './stores/create-stores.ts';
import type { FileStore } from './stores/file-store.ts';
import type { Reports } from './stores/reports/create-reports.ts';
import type { SftpServer } from './stores/sftp/start-sftp-server.ts';
import type { Trends } from './stores/trends/create-trends.ts';
import type { StripeService } from './stripe/create-stripe.ts';
import type { Hooks } from './stripe/hooks/create-hooks.ts';

/** The outside world as the page and the control calls reach it. */
export interface World {
  data_dir: string;
  /** Where objects that come to a bucket in parts wait to be complete. */
  upload_dir: string;
  clock: SandboxClock;
  stores: Stores;
  /** The store of a name for those who bring files to it. */
  findStore(id: string): Promise<FileStore | null>;
  sftp: SftpServer;
  /** What stores report of sales. */
  reports: Reports;
  /** What stores count day by day. */
  trends: Trends;
  mailbox: Mailbox;
  spotify: SpotifyService;
  openid: OpenidService;
  stripe: StripeService;
  /** What tells the product of the made-up Stripe's events. */
  stripe_hooks: Hooks;
  payoneer: PayoneerService;
  /** Whether the official schemas are at hand; without them stores check only rules and files. */
  has_schemas: boolean;
  host_key_sha256: string;
}
