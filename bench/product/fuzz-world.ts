import { randomUUID } from 'node:crypto';
import { approveRelease, dayAfter, type Files, submitRelease, uploadFiles, waitUntil } from './releases.ts';
import { findInMail, press } from './sandbox.ts';
import { openSession, type Session, signIn } from './session.ts';
import { PASSWORD, type Product } from './start-product.ts';

/** A call as a user makes it: who, with what. Without an account it is a stranger's. */
export interface Input {
  account: string | null;
  /** Values of the path and the query, by name. */
  parameters?: Readonly<Record<string, string>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Sent as they are, instead of a JSON body. */
  bytes?: Buffer;
}

/** Builds the state that an operation needs, and returns a call of it that has to succeed. */
type Recipe = (world: FuzzWorld) => Promise<Input> | Input;
/** Recipes by the operation: method and path. */
export type Recipes = Readonly<Record<string, Recipe>>;

/** A store to which staff delivers by hand. */
export const STORE_BY_HAND = 'fonmix';
export const RELEASE_STORES = ['spotify', 'apple-music', 'deezer', 'qobuz', STORE_BY_HAND];
/** The text of every note that staff has to write. */
export const NOTE = 'Written by the fuzz';
const STATE_WITHIN_MS = 60_000;

/** Builds accounts, files and releases for recipes, with the calls that users make. */
export class FuzzWorld {
  readonly product: Product;
  /** A new artist with the largest plan, who owns what the recipes build. */
  readonly artist: string;
  readonly #sessions: Map<string, Session>;
  readonly #round: number;
  readonly #built = new Map<string, Promise<unknown>>();
  #accounts = 0;

  constructor(product: Product, sessions: Map<string, Session>, round: number) {
    this.product = product;
    this.#sessions = sessions;
    this.#round = round;
    this.artist = `fuzz${round}artist`;
  }

  /** Signs the artist of this round up and opens their first artist profile. */
  async open(): Promise<void> {
    await this.signUp(this.artist);
    await this.grantPlan(this.artist);
    await this.as(this.artist).call('POST', '/v1/api/artists', {
      name: `Ada Yıldız ${this.#round}`,
      type: 'solo',
      main_genre: 'pop',
      legal_first_name: 'Ada',
      legal_last_name: 'Yıldız',
    });
  }

  as(account: string): Session {
    const session = this.#sessions.get(account);
    if (session === undefined) throw new Error(`${account} is not signed in`);
    return session;
  }

  /** Builds something once and returns it to everyone who needs it. */
  once<T>(name: string, build: () => Promise<T>): Promise<T> {
    const built = this.#built.get(name) ?? build();
    this.#built.set(name, built);
    return built as Promise<T>;
  }

  /** Opens an account with a verified address; its sign-in is fresh enough for everything that is protected. */
  async newAccount(): Promise<string> {
    this.#accounts += 1;
    const username = `fuzz${this.#round}guest${this.#accounts}`;
    await this.signUp(username);
    return username;
  }

  async signUp(username: string, more: object = {}): Promise<void> {
    const body = { ...describeSignUp(username), ...more };
    this.#sessions.set(username, await openSession(this.product, '/v1/auth/register', body));
    await press(await this.findLink(username, /(https?:\/\/\S+\/v1\/auth\/verify-email\/[\w.-]+)/), {});
    await this.as(username).call('POST', '/v1/api/account/step-up', { password: PASSWORD });
  }

  /** Signs in once more; recipes go on with the new session, and the old one stays. */
  async signInAgain(username: string): Promise<void> {
    const session = await signIn(this.product, username);
    await session.call('POST', '/v1/api/account/step-up', { password: PASSWORD });
    this.#sessions.set(username, session);
  }

  /** Runs the product's command line, which stops this process for seconds. */
  async runCommand(...args: string[]): Promise<string> {
    const printed = this.product.tangent(...args);
    // The pause lets this process notice the connections that the server has closed meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return printed;
  }

  /** Lets time pass, for example `366d`; the product uses it before this returns. */
  async passTime(time: string): Promise<void> {
    const printed = await this.runCommand('clock', 'advance', time);
    const wanted = Date.parse(printed.slice(0, printed.indexOf(' ')));
    await waitUntil('the product uses the new time', STATE_WITHIN_MS, async () => {
      const { now } = (await (await fetch(`${this.product.origin}/health`)).json()) as { now: string };
      return Date.parse(now) >= wanted;
    });
  }

  /** Waits for a link, or a token, in an email to an account. */
  findLink(username: string, pattern: RegExp): Promise<string> {
    return findInMail(this.product, toEmail(username), pattern);
  }

  async readUserId(username: string): Promise<string> {
    return (await this.as(username).call<{ _id: string }>('GET', '/v1/api/user'))._id;
  }

  async grantPlan(username: string, plan: 'pro' | 'advanced' = 'advanced'): Promise<void> {
    const id = await this.readUserId(username);
    const grant = { plan, months: 12, note: NOTE };
    await this.as('staff').call('POST', `/v1/api/backoffice/people/${id}/grants`, grant);
  }

  /** Returns the first of a list that fits. */
  async find<T extends { id: string }>(
    account: string,
    list: string,
    fits: (item: T) => boolean = () => true,
  ): Promise<T> {
    const found = await this.findOrNull(account, list, fits);
    if (found === null) throw new Error(`${list} names none that fits`);
    return found;
  }

  async findOrNull<T>(account: string, list: string, fits: (item: T) => boolean): Promise<T | null> {
    const { items } = await this.as(account).call<{ items: T[] }>('GET', list);
    return items.find(fits) ?? null;
  }

  /** Reads a call's response until it is as wanted. */
  async waitFor<T>(account: string, path: string, isThere: (response: T) => boolean): Promise<T> {
    let response: T | undefined;
    await waitUntil(`${path} is as wanted`, STATE_WITHIN_MS, async () => {
      response = await this.as(account).call<T>('GET', path);
      return isThere(response);
    });
    return response as T;
  }

  /** A song and a cover of the artist. */
  files(): Promise<Files> {
    return this.once('files', () => uploadFiles(this.as(this.artist)));
  }

  /** Submits a release of the artist; it waits for its review. */
  async submit(title = 'Gece Yolu'): Promise<string> {
    const [artist, files] = [this.as(this.artist), await this.files()];
    const release_date = dayAfter(new Date(), 40);
    return submitRelease(artist, files, { title, store_ids: RELEASE_STORES, release_date });
  }

  /** A release of the artist that is approved and on its way to the stores; always a new one. */
  async approve(): Promise<string> {
    const id = await this.submit();
    await approveRelease(this.as('staff'), id);
    return id;
  }

  /** A release of the artist that is approved, the same for all who change nothing about it. */
  approved(): Promise<string> {
    return this.once('approved', () => this.approve());
  }

  /** A draft of the artist with one track; always a new one. */
  async draft(): Promise<{ id: string; version: number; track_id: string }> {
    const track_id = randomUUID();
    const body = await this.describeDraft(track_id);
    const { id, version } = await this.as(this.artist).call<{ id: string; version: number }>(
      'POST',
      '/v1/api/releases',
      body,
    );
    return { id, version, track_id };
  }

  async describeDraft(track_id: string = randomUUID()): Promise<Record<string, unknown>> {
    const { audio, cover } = await this.files();
    const { id } = await this.find<{ id: string }>(this.artist, '/v1/api/artists');
    const track = { id: track_id, title: 'Maré Alta', language: 'en', audio_upload_id: audio };
    return { artist_id: id, title: 'Maré Alta', release_type: 'single', artwork_upload_id: cover, tracks: [track] };
  }
}

/** Fills in the sign-up form, without its puzzle. */
export function describeSignUp(username: string) {
  const names = { first_name: 'Ada', last_name: 'Yıldız', username, email: toEmail(username) };
  return { ...names, password: PASSWORD, terms: true };
}

export const toEmail = (username: string): string => `${username}@fuzz.example`;
export const byStaff = (parameters: Record<string, string>, body?: unknown): Input => ({
  account: 'staff',
  parameters,
  ...(body === undefined ? {} : { body }),
});
