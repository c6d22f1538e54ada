import { findDevice, findReferrer, type LinkDevice } from '@tangent/domain/promotion/smartlink/link-hit.ts';
import type { FindCountry } from '../../platform/country/create-country-finder.ts';
import type { RedirectRequest } from '../../platform/http/early-redirect.ts';
import { isPersonal } from '../../platform/http/is-personal.ts';

const UNKNOWN_COUNTRY = 'ZZ';
/** The source of visits by a QR code, whose address ends in `?q=1`. */
const QR_REFERRER = 'qr';
/** Longer user agents are cut: anyone can send many of them. */
const AGENT_MAX_CHARS = 500;

/** The saved properties of a request for a release page. */
export interface Visit {
  /** Not a person: a robot, a preview, a prefetch or a request for headers only. */
  is_robot: boolean;
  country: string;
  referrer: string;
  device: LinkDevice;
}

/** Describes a request by its counted properties: no address, no full referrer and no user agent remain. */
export function describeVisit(request: RedirectRequest, ownHost: string, findCountry: FindCountry): Visit {
  const agent = request.headers['user-agent'] ?? '';
  return {
    is_robot: !isPersonal(request),
    country: findCountry(request.ip) ?? UNKNOWN_COUNTRY,
    referrer: isScan(request) ? QR_REFERRER : findReferrer(request.headers.referer, ownHost),
    device: findDevice(agent),
  };
}

/** The texts that tell visitors, and their networks, apart, before their hashes are taken. */
export interface Visitor {
  visitor: string;
  network: string;
}

/**
 * Returns what tells the visitors of a link apart for one day. Only its hash is saved, which nobody can compare with
 * another day or another link, because the salt is random, secret and removed when the day is over.
 */
export function identifyVisitor(
  request: RedirectRequest,
  network: string,
  { link_id, salt }: { link_id: string; salt: string },
): Visitor {
  const agent = (request.headers['user-agent'] ?? '').slice(0, AGENT_MAX_CHARS);
  const place = `${salt}\0${network}\0`;
  return { visitor: `${place}${agent}\0${link_id}`, network: `${place}${link_id}` };
}

function isScan({ url }: RedirectRequest): boolean {
  return /[?&]q=1(&|$)/.test(url);
}
