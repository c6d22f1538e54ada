import type { AudioEngine } from '@tangent/audio/engine.ts';
import type { ChildCommand } from '@tangent/audio/engine-child.ts';
import type { ErnSchemas } from '@tangent/ddex/check/check-schema.ts';
import type { ErnParty } from '@tangent/ddex/model.ts';
import type { ArtistPage } from '@tangent/domain/catalogue/artist/identities.ts';
import type { AppleAccount, StoreAccess } from '../distribution/delivery/public.ts';
import type { CodePrefixes } from '../distribution/review/public.ts';
import type { Ai } from '../gateways/ai/ai.ts';
import type { AppleMusic } from '../gateways/apple-music/apple-music.ts';
import type { Mailer } from '../gateways/mail/mailer.ts';
import type { Spotify } from '../gateways/spotify/spotify.ts';
import type { Storage } from '../gateways/storage/storage.ts';
import type { Billing } from '../gateways/stripe/billing.ts';
import type { WebhookSender } from '../gateways/webhook/webhook-sender.ts';
import type { Actor } from '../identity/auth/public.ts';
import type { Rails } from '../money/payout/public.ts';
import type { InboxAccess } from '../money/sales-inbox/public.ts';
import type { ReportKind } from '../money/store-file/public.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { FindCountry } from '../platform/country/create-country-finder.ts';
import type { Hooks } from '../platform/hooks.ts';
import type { Log } from '../platform/log/create-log.ts';
import type { PictureMarks } from '../platform/provenance/picture-marks.ts';
import type { Database } from '../platform/sql/open-database.ts';
import type { RightsServices } from '../promotion/claim/public.ts';
import type { createIdentityProviders } from './config/identity-providers.ts';

/**
 * The part of the context that the calls and the jobs of all nouns have in common. Each noun declares the part that it
 * needs.
 */
export interface ModuleContext {
  /** The hooks of all nouns, for what happens in rooms below theirs. */
  hooks: Hooks<Actor>;
  /** The kinds of files that stores leave in the inbox. */
  report_kinds: readonly ReportKind[];
  log: Log;
  db: Database['db'];
  pool: Database['pool'];
  /**
   * Connections whose session is ours, for locks that a session holds; those of `pool` unless a pooler shares the
   * sessions of PostgreSQL between transactions.
   */
  session_pool: Database['pool'];
  clock: Clock;
  storage: Storage;
  /** Folder of unfinished uploads, the same for every process. */
  incoming_folder: string;
  prefixes: CodePrefixes;
  /** Whether rejections and doubtful approvals need two reviewers. */
  second_approval: boolean;
  /** Its functions are null without settings. */
  ai: Ai;
  picture_marks: PictureMarks;
  /** Null without credentials. */
  spotify: Spotify | null;
  /** Null without a key. */
  apple_music: AppleMusic | null;
  billing: Billing;
  rails: Rails;
  /** Sends to the addresses that users chose. */
  webhook_sender: WebhookSender;
  product_name: string;
  product_slug: string;
  /** Origin of the product, for links and returns from other sites. */
  public_url: string;
  /** Signs the links in emails and seals secrets of authenticator apps. */
  auth_secret: string;
  /** False where limits would interfere: benchmarks, and tests of other features. */
  limits_uses: boolean;
  /** Withdrawals above this many cents need an approval. */
  payout_approval_cents: number;
  /** Reported money is paid out before its stores pay it, up to this many cents per account; 0 for never. */
  payout_advance_cents: number;
}

/** The context of the calls of all nouns. */
export interface CallContext extends ModuleContext {
  captcha_secret: string;
  captcha_work: { cost: number; max_tries: number };
  identity_providers: ReturnType<typeof createIdentityProviders>;
  /** Prefix of the state in a response from Apple. */
  apple_state: string;
  /** True while any outside system is the sandbox. */
  test_mode: boolean;
  /** The inbox for sales reports; null when none is configured. */
  inbox_url: string | null;
  /** The country of a network address. */
  findCountry: FindCountry;
}

/** The context of the jobs of all nouns. */
export interface JobContext extends ModuleContext {
  audio: AudioEngine;
  /** A second engine, so that no upload waits behind a master. */
  mastering_engine: AudioEngine;
  /** The program that draws covers. */
  cover_child: ChildCommand;
  schemas: ErnSchemas | null;
  sender: ErnParty;
  apple: AppleAccount;
  access: StoreAccess;
  /** The inbox for sales reports; null when none is configured. */
  inbox: InboxAccess | null;
  mailer: Mailer;
  /** The services that find music in videos; those without credentials are missing. */
  rights: RightsServices;
  support_email: string;
  /** Where services with artist pages are asked to move a release, as far as it is set. */
  page_emails: Readonly<Partial<Record<ArtistPage, string | undefined>>>;
  /** Whether releases without any findings are decided without a reviewer. */
  auto_review: boolean;
  is_sandbox: boolean;
}
