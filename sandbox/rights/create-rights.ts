import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readJsonFile, writeJsonFile } from '../atomic-file.ts';
import { coalesceCalls, createMutex } from '../mutex.ts';
import type { NewClaim, SimulatedClaim, SimulatedState } from './claims.ts';

/** How the services fail; it applies until changed. */
export interface RightsBehaviour {
  /** Responds with this status to so many answers, and then takes them. */
  refuse_answers: number;
  fail_status: number | null;
}
const NO_FAULTS: RightsBehaviour = { refuse_answers: 0, fail_status: null };

/** The simulated Content ID and Rights Manager between requests. Claims survive a restart, faults do not. */
export interface RightsService {
  list(): readonly SimulatedClaim[];
  find(id: string): SimulatedClaim | null;
  behaviour(): RightsBehaviour;
  behave(change: Partial<RightsBehaviour>): void;
  /** Makes a claim, several times when the service doubles it. */
  add(claim: NewClaim, copies: number): SimulatedClaim[];
  /** Says something else about a claim: now, or as if at another instant. Null if there is no such claim. */
  say(id: string, state: SimulatedState, at?: string): SimulatedClaim | null;
  /** Receives an answer; a repeated one changes nothing. False while answers are refused. */
  receive(id: string, answer: SimulatedClaim['answers'][number]['answer'], reason: string): boolean;
  reset(): void;
  stop(): Promise<void>;
}

interface Options {
  data_dir: string;
  now: () => Date;
  onError: (error: unknown) => void;
}

/** The state in which an answer leaves a claim: who disputes waits for the other party. */
const AFTER_ANSWER = { keep: 'upheld', release: 'released', dispute: 'under_review' } as const;

export async function createRightsService({ data_dir, now, onError }: Options): Promise<RightsService> {
  const file = join(data_dir, 'rights', 'claims.json');
  let claims = await readJsonFile<SimulatedClaim[]>(file, []);
  let behaviour = NO_FAULTS;
  const flush = coalesceCalls(createMutex(), () => writeJsonFile(file, claims));
  const save = () => void flush().catch(onError);
  const find = (id: string) => claims.find((claim) => claim.id === id) ?? null;
  const say = (claim: SimulatedClaim, state: SimulatedState, at: string) => {
    Object.assign(claim, { state, changed_at: at });
    save();
  };
  return {
    list: () => claims,
    find,
    behaviour: () => behaviour,
    behave: (change) => {
      behaviour = { ...behaviour, ...change };
    },
    add: (claim, copies) => {
      const at = claim.created_at ?? now().toISOString();
      const video_id = claim.video_id ?? makeId();
      const added = Array.from({ length: copies }, (): SimulatedClaim => {
        return { ...claim, id: makeId(), video_id, state: 'claimed', created_at: at, changed_at: at, answers: [] };
      });
      claims.push(...added);
      save();
      return added;
    },
    say: (id, state, at) => {
      const claim = find(id);
      if (claim !== null) say(claim, state, at ?? now().toISOString());
      return claim;
    },
    receive: (id, answer, reason) => {
      if (behaviour.refuse_answers > 0) {
        behaviour = { ...behaviour, refuse_answers: behaviour.refuse_answers - 1 };
        return false;
      }
      const claim = find(id);
      const last = claim?.answers.at(-1);
      if (claim === null || (last?.answer === answer && claim.state !== 'claimed')) return true;
      const at = now().toISOString();
      claim.answers.push({ answer, reason, at });
      say(claim, AFTER_ANSWER[answer], at);
      return true;
    },
    reset: () => {
      claims = [];
      behaviour = NO_FAULTS;
      save();
    },
    stop: flush,
  };
}

function makeId(): string {
  return randomBytes(8).toString('base64url');
}
