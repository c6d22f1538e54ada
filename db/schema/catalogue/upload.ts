import { UPLOAD_KINDS } from '@tangent/domain/catalogue/upload/upload-kind.ts';
import { UPLOAD_STATES } from '@tangent/domain/catalogue/upload/upload-state.ts';
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';

/** An uploaded file, from its first byte on. The bytes are stored under `storage_key`, never under the given name. */
export const uploads = pgTable(
  'uploads',
  {
    id: idColumn(),
    account_id: uuid()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: UPLOAD_KINDS }).notNull(),
    filename: text().notNull(),
    size_bytes: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: UPLOAD_STATES as [string, ...string[]] })
      .$type<(typeof UPLOAD_STATES)[number]>()
      .notNull(),
    failure_code: text(),
    failure_params: jsonb().$type<Record<string, string | number>>(),
    /** Key of the finished bytes; null until the upload is complete on our side. */
    storage_key: text(),
    sha256: text(),
    /** The measurements: the facts of contract/catalogue/upload.ts for its kind. */
    facts: jsonb().$type<Record<string, unknown>>(),
    waveform: jsonb().$type<{ min: number[]; max: number[] }>(),
    preview_key: text(),
    /** MD5 of the decoded samples: identifies the same recording under other tags (docs/standards/audio.md). */
    pcm_md5: text(),
    /**
     * Chromaprint of the first two minutes, one number per eighth of a second: identifies the same recording in another
     * encoding.
     */
    fingerprint: integer().array(),
    /** 64-bit perceptual hash of a picture, 16 hexadecimal digits. */
    image_hash: text(),
    created_at: instantColumn().notNull(),
    updated_at: instantColumn().notNull(),
  },
  (t) => [
    index().on(t.account_id),
    index().on(t.state, t.updated_at),
    index().on(t.pcm_md5),
    index('uploads_fingerprint_index').using('gin', t.fingerprint),
  ],
);
