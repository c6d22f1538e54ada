import { importSPKI, jwtVerify } from 'jose';
import { OPENID_CLIENT } from '../openid/provider.ts';
import { APPLE_MUSIC_NO_FAULTS, type AppleMusicBehaviour } from './behaviour.ts';

/** The data that the page and the control calls show. */
export interface AppleMusicView {
  behaviour: AppleMusicBehaviour;
  /** Count since the last reset. */
  requests: number;
}

/** The simulated Apple Music between requests. Nothing survives a restart. */
export interface AppleMusicService {
  view(): AppleMusicView;
  behave(change: Partial<AppleMusicBehaviour>): void;
  countRequest(): void;
  isGoodToken(token: string): Promise<boolean>;
  reset(): void;
}

/** Apple takes developer tokens of up to six months. */
const LONGEST_TOKEN_SECONDS = 15_777_000;

interface Options {
  /** The key of the team, in PEM; without it no token is good. */
  public_key: string | null;
  now: () => Date;
}

export function createAppleMusicService({ public_key, now }: Options): AppleMusicService {
  let state: AppleMusicView = { behaviour: APPLE_MUSIC_NO_FAULTS, requests: 0 };
  return {
    view: () => state,
    behave: (change) => {
      state = { ...state, behaviour: { ...state.behaviour, ...change } };
    },
    countRequest: () => {
      state = { ...state, requests: state.requests + 1 };
    },
    isGoodToken: async (token) =>
      !state.behaviour.refuse_tokens && public_key !== null && (await isDeveloperToken(token, public_key, now())),
    reset: () => {
      state = { behaviour: APPLE_MUSIC_NO_FAULTS, requests: 0 };
    },
  };
}

/** Checks a developer token: signed with the key of the team (ES256), not expired, for at most six months. */
async function isDeveloperToken(token: string, publicKey: string, now: Date): Promise<boolean> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, await importSPKI(publicKey, 'ES256'), {
      algorithms: ['ES256'],
      issuer: OPENID_CLIENT.apple_team_id,
      requiredClaims: ['iat', 'exp'],
      currentDate: now,
      clockTolerance: 60,
    });
    const seconds = (payload.exp ?? 0) - (payload.iat ?? 0);
    return protectedHeader.kid === OPENID_CLIENT.apple_key_id && seconds <= LONGEST_TOKEN_SECONDS;
  } catch {
    return false;
  }
}
