import { checkText as checkCall, PICTURE_CHECK_PATH, pictureCheck } from '@tangent/contract/promotion/made-here.ts';
import { CHECKED_PICTURE_BYTES, MADE_HERE_CHECKS } from '@tangent/domain/promotion/made-here-limits.ts';
import type pg from 'pg';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { describeAccess } from '../../platform/http/openapi.ts';
import { createRateLimiter } from '../../platform/limit/create-rate-limiter.ts';
import { findNetwork } from '../../platform/network/find-network.ts';
import type { PictureMarks } from '../../platform/provenance/picture-marks.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { checkPicture } from './check-picture.ts';
import { checkText } from './check-text.ts';

const PICTURES = ['image/jpeg', 'image/png', 'image/webp'];

export interface MadeHereContext {
  db: Db;
  pool: pg.Pool;
  picture_marks: PictureMarks;
  limits_uses: boolean;
}

/** Binds the questions whether a text or a picture was made here. Anyone may ask, without an account. */
export function registerMadeHereRoutes(app: HttpApp<Actor>, context: MadeHereContext): void {
  const { db, pool, picture_marks, limits_uses: is_on } = context;
  const { per_address: uses, window_minutes } = MADE_HERE_CHECKS;
  const limit = createRateLimiter(pool, { name: 'made_here', uses, window_minutes, is_on });
  bindCall(app, checkCall, { allow: 'anyone' }, async ({ body, request }) => {
    await limit.count(findNetwork(request.ip));
    return checkText(db, body.text);
  });
  app.register(async (scope) => {
    // No other call here has a picture as its body.
    const parsing = { parseAs: 'buffer', bodyLimit: CHECKED_PICTURE_BYTES } as const;
    scope.addContentTypeParser(PICTURES, parsing, async (_request: unknown, bytes: Buffer) => bytes);
    const schema = {
      summary: 'Returns whether a picture was made by the cover tool; its bytes are the body',
      tags: ['made-here'],
      consumes: PICTURES,
      response: { 200: pictureCheck },
      ...describeAccess('anyone'),
    };
    // Before the body: a network that has used up its questions sends nothing.
    const onRequest = async ({ ip }: { ip: string }) => limit.count(findNetwork(ip));
    const options = { schema, onRequest, bodyLimit: CHECKED_PICTURE_BYTES, config: { slow_body: true } };
    scope.post(PICTURE_CHECK_PATH, options, async ({ body }) => checkPicture(picture_marks, body as Buffer));
  });
}
