import type { Release } from '@tangent/contract/catalogue/release.ts';
import { ApiError } from '../../../../api/api-error.ts';
import type { DraftSave } from '../../../../api/catalogue/release.ts';
import { acceptRemote, conflictKey, type DraftConflict } from './draft-conflict.ts';
import { type DraftForm, findChanges, isSameField, toForm } from './draft-form.ts';
import { addRejected, type DraftState, type SaveState, stillRejected } from './draft-state.ts';
import { mergeDrafts } from './merge-draft.ts';

/** The pause in typing after which the draft is saved. */
const AUTOSAVE_AFTER_MS = 800;
const RETRY_AFTER_MS = [1000, 2000, 4000, 8000, 15_000, 30_000];
/** Prevents two tabs from merging forever: after so many merges in one save, a later save continues. */
const MERGES_MAX = 5;

/** Typing does not speed these up. */
const WAITING: readonly SaveState[] = ['offline', 'retrying', 'signed_out'];

export type FormChange = Partial<DraftForm> | ((form: DraftForm) => Partial<DraftForm>);

/** The connections of the store to its environment. */
export type DraftPorts = {
  readonly send: (save: DraftSave) => Promise<Release>;
  readonly fetch: (id: string) => Promise<Release>;
  /** Runs something later; returns a function that cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
  readonly isOnline: () => boolean;
  /** Called with every version that the server has stored for this tab. */
  readonly onStored: (release: Release) => void;
};

export type DraftStart = Pick<DraftState, 'id' | 'release' | 'form'> & {
  /** The server's version of the form. */
  readonly base: DraftForm;
  readonly conflicts: readonly DraftConflict[];
};

/** Holds the draft on the screen and the server's version, and synchronises them. Independent of React. */
export class DraftStore {
  #state: DraftState;
  #base: DraftForm;
  /** Sent without a response: the server may or may not have stored it. */
  #unanswered: DraftForm[] = [];
  readonly #typed = new Set<string>();
  #failures = 0;
  #closed = false;
  #queue: Promise<unknown> = Promise.resolve();
  #callOff: () => void = () => undefined;
  readonly #ports: DraftPorts;
  readonly #listeners = new Set<() => void>();

  constructor({ base, ...start }: DraftStart, ports: DraftPorts) {
    this.#state = { ...start, save: 'saved', rejected: new Map(), error: null };
    this.#base = base;
    this.#ports = ports;
    if (start.conflicts.length > 0) this.#state = { ...this.#state, save: 'conflict' };
    else if (this.isDirty()) this.change({});
  }

  readonly read = (): DraftState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly change = (formChange: FormChange): void => {
    const { form } = this.#state;
    const changed = typeof formChange === 'function' ? formChange(form) : formChange;
    for (const name of Object.keys(changed)) this.#typed.add(name);
    this.#set({ form: { ...form, ...changed } });
    if (this.#state.save === 'conflict') return;
    const { save } = this.#state;
    const waits = WAITING.includes(save);
    // Without an artist it stays in this browser, and says so without a pause: a line that comes and goes moves the page.
    const isKeptHere = save === 'needs_artist' && this.#state.form.artist_id === null;
    if (!waits && !isKeptHere && save !== 'saving') this.#set({ save: 'unsaved' });
    if (!waits) this.#later(AUTOSAVE_AFTER_MS);
  };

  /** Returns the server's last known version. */
  readonly base = (): DraftForm => this.#base;

  /** Whether a field of the release was answered here: in this visit, or without being saved before. */
  readonly isTyped = (name: keyof DraftForm): boolean =>
    this.#typed.has(name) || !isSameField(name, this.#base[name], this.#state.form[name]);

  readonly isDirty = (): boolean => Object.keys(findChanges(this.#base, this.#state.form)).length > 0;

  /** Sends the changes; saves run one after another. Rejects with the error, which is in the state too. */
  readonly save = (leaving = false): Promise<Release> => {
    this.#callOff();
    const run = this.#queue.then(() => this.#saveOnce(leaving, 0));
    this.#queue = run.catch(() => undefined);
    return run;
  };

  /** Saves automatically: errors are in the state only. */
  readonly flush = (leaving = false): void => {
    if (this.#state.conflicts.length === 0 && this.isDirty()) this.save(leaving).catch(() => undefined);
  };

  /** Merges a later version that another tab or device has stored; only conflicts ask the user. */
  readonly noticeVersion = (version: number): void => {
    this.#queue = this.#queue.then(async () => {
      const known = this.#state.release;
      if (known !== null && version > known.version) await this.#takeOver().catch(() => undefined);
    });
  };

  /** Applies the chosen side of each conflict and saves everything. */
  readonly resolve = (remote: ReadonlySet<string>): void => {
    const { conflicts, form } = this.#state;
    const chosen = conflicts.filter((conflict) => remote.has(conflictKey(conflict)));
    this.#set({ form: chosen.reduce(acceptRemote, form), conflicts: [], save: 'unsaved' });
    // Also with nothing left to send: the save then updates the state.
    this.save().catch(() => undefined);
  };

  /** Resumes when the connection or the session is back. */
  readonly wake = (): void => {
    this.#failures = 0;
    this.flush();
  };

  /** Resolves when everything requested so far has finished. */
  readonly settled = (): Promise<unknown> => this.#queue;

  /** Cancels planned saves; a running one completes. Unsaved changes are kept in this browser for the next visit. */
  readonly close = (): void => {
    this.#closed = true;
    this.#callOff();
  };

  async #saveOnce(leaving: boolean, merges: number): Promise<Release> {
    const { id, release, form } = this.#state;
    const rejected = stillRejected(this.#state.rejected, form);
    const changes = findChanges(this.#base, form, (key) => rejected.has(key));
    if (this.#state.conflicts.length > 0) throw new ApiError(409, { name: 'conflict', message: 'undecided' });
    if (release !== null && Object.keys(changes).length === 0) return this.#settle(release);
    if (release === null && form.artist_id === null) {
      this.#set({ save: 'needs_artist' });
      throw new ApiError(422, { name: 'artist_required', message: 'no artist yet' });
    }
    this.#set({ save: 'saving', rejected });
    try {
      const version = release?.version ?? null;
      this.#accept(
        await this.#ports.send({ id, version, changes, leaving }),
        withoutRejected(form, this.#base, rejected),
      );
    } catch (error) {
      return this.#recover(toApiError(error), form, { leaving, merges });
    }
    return this.#settle(this.#state.release);
  }

  /** Takes over the server's response; changes typed meanwhile remain. */
  #accept(saved: Release, sent: DraftForm): void {
    const stored = toForm(saved);
    const { form } = mergeDrafts([sent], this.#state.form, stored);
    this.#base = stored;
    this.#unanswered = [];
    this.#failures = 0;
    this.#set({ release: saved, form, error: null });
    this.#ports.onStored(saved);
  }

  #settle(release: Release | null): Release {
    if (release === null) throw new Error('a draft cannot be settled before it is created');
    const rejected = stillRejected(this.#state.rejected, this.#state.form);
    const isOpen = Object.keys(findChanges(this.#base, this.#state.form, (key) => rejected.has(key))).length > 0;
    const settled: SaveState = rejected.size > 0 || this.isDirty() ? 'partly' : 'saved';
    this.#set({ save: isOpen ? 'unsaved' : settled, rejected });
    if (isOpen) this.#later(AUTOSAVE_AFTER_MS);
    return release;
  }

  async #recover(error: ApiError, sent: DraftForm, run: { leaving: boolean; merges: number }): Promise<Release> {
    if (error.name === 'conflict' && run.merges < MERGES_MAX) {
      try {
        await this.#takeOver();
      } catch (again) {
        return this.#fail(toApiError(again));
      }
      return this.#saveOnce(run.leaving, run.merges + 1);
    }
    // The server may have stored a save whose response was lost.
    if (isPassing(error)) this.#unanswered.push(sent);
    const rejected = addRejected(this.#state.rejected, error, sent);
    const isNews = [...rejected].some(([key, { value }]) => this.#state.rejected.get(key)?.value !== value);
    this.#set({ rejected });
    if (isNews) return this.#saveOnce(run.leaving, run.merges);
    return this.#fail(error);
  }

  #fail(error: ApiError): never {
    if (isPassing(error)) {
      const offline = error.status === 0 && !this.#ports.isOnline();
      this.#set({ save: offline || error.status === 0 ? 'offline' : 'retrying', error });
      const pause = RETRY_AFTER_MS[Math.min(this.#failures, RETRY_AFTER_MS.length - 1)] ?? 0;
      this.#failures += 1;
      this.#later(Math.max(pause, (error.retry_after_seconds ?? 0) * 1000));
    } else {
      this.#set({
        save: error.status === 401 ? 'signed_out' : error.name === 'conflict' ? 'conflict' : 'failed',
        error,
      });
    }
    throw error;
  }

  async #takeOver(): Promise<void> {
    const remote = await this.#ports.fetch(this.#state.id);
    const stored = toForm(remote);
    const { form, conflicts } = mergeDrafts([this.#base, ...this.#unanswered], this.#state.form, stored);
    this.#base = stored;
    this.#unanswered = [];
    const open = [
      ...this.#state.conflicts.filter((old) => !conflicts.some((one) => conflictKey(one) === conflictKey(old))),
      ...conflicts,
    ];
    this.#set({ release: remote, form, conflicts: open, ...(open.length > 0 ? { save: 'conflict' as const } : {}) });
  }

  #later(ms: number): void {
    this.#callOff();
    if (this.#closed) return;
    this.#callOff = this.#ports.after(ms, () => this.save().catch(() => undefined));
  }

  #set(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Whether a retry makes sense: no connection, a server error, too many requests. */
function isPassing(error: ApiError): boolean {
  return error.status === 0 || error.status >= 500 || error.status === 429;
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError(400, { name: 'internal_error', message: String(error) });
}

/** Returns the form as it was sent, with the server's values for rejected fields. */
function withoutRejected(form: DraftForm, base: DraftForm, rejected: DraftState['rejected']): DraftForm {
  const sent: Record<string, unknown> = { ...form };
  for (const key of rejected.keys()) if (key in base) sent[key] = base[key as keyof DraftForm];
  const known = new Map(base.tracks.map((track) => [track.id, track]));
  const tracks = form.tracks.map((track) => {
    const names = Object.keys(track).filter((name) => rejected.has(`${track.id}.${name}`));
    const old = known.get(track.id);
    return { ...track, ...Object.fromEntries(names.map((name) => [name, old?.[name as keyof typeof old]])) };
  });
  return { ...(sent as DraftForm), tracks };
}
