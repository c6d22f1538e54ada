import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Door } from './door.ts';

/** The login of Transporter at this stand-in. */
export const TRANSPORTER_LOGIN = {
  username: 'delivery@tangent.example',
  password: 'sandbox-transporter',
  jwt: 'sandbox-jwt',
} as const;

interface Login {
  username?: string;
  password?: string;
  jwt?: string;
}

/** A package that Transporter is sending. */
export interface Upload {
  id: string;
  door: Door;
  name: string;
  folder: string;
}

/** Logins and unfinished uploads of Transporter. Nothing survives a restart. */
export interface TransporterSessions {
  /** Signs Transporter in; null if the login is wrong. */
  signIn(login: Login): string | null;
  isSignedIn(token: string): boolean;
  startUpload(door: Door, name: string): Promise<Upload>;
  /** Returns an upload that was not finished yet. */
  findUpload(id: string): Upload | null;
  endUpload(upload: Upload): Promise<void>;
  reset(): void;
}

/** Creates the sessions; `folder` is that of unfinished uploads, `refuses` whether no login is good now. */
export async function createSessions(folder: string, refuses: () => boolean): Promise<TransporterSessions> {
  const uploads = new Map<string, Upload>();
  const tokens = new Set<string>();
  await rm(folder, { recursive: true, force: true });
  return {
    signIn: (login) => {
      if (refuses() || !isRight(login)) return null;
      const token = randomUUID();
      tokens.add(token);
      return token;
    },
    isSignedIn: (token) => tokens.has(token),
    startUpload: async (door, name) => {
      const id = randomUUID();
      const upload = { id, door, name, folder: join(folder, id) };
      await mkdir(upload.folder, { recursive: true });
      uploads.set(id, upload);
      return upload;
    },
    findUpload: (id) => uploads.get(id) ?? null,
    endUpload: async (upload) => {
      uploads.delete(upload.id);
      await rm(upload.folder, { recursive: true, force: true });
    },
    reset: () => tokens.clear(),
  };
}

function isRight({ username, password, jwt }: Login): boolean {
  if (jwt !== undefined) return jwt === TRANSPORTER_LOGIN.jwt;
  return username === TRANSPORTER_LOGIN.username && password === TRANSPORTER_LOGIN.password;
}
