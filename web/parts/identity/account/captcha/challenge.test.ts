import { createHash, pbkdf2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Challenge, encodePayload, solveChallenge } from './challenge.ts';

function deriveKey(counter: number, { parameters }: Challenge): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(counter);
  const password = Buffer.concat([Buffer.from(parameters.nonce, 'hex'), bytes]);
  const salt = Buffer.from(parameters.salt, 'hex');
  return pbkdf2Sync(password, salt, parameters.cost, parameters.keyLength, 'sha256').toString('hex');
}

function challengeFor(counter: number): Challenge {
  const hex = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
  const parameters = { algorithm: 'PBKDF2/SHA-256', nonce: hex('nonce'), salt: hex('salt'), cost: 20, keyLength: 32 };
  const open = { parameters: { ...parameters, keyPrefix: '' } };
  return { parameters: { ...parameters, keyPrefix: deriveKey(counter, open).slice(0, 32) } };
}

test('the solver finds the counter of the server, with its key', async () => {
  const challenge = challengeFor(137);
  const solution = await solveChallenge(challenge);
  expect(solution.counter).toBe(137);
  expect(solution.derivedKey).toBe(deriveKey(137, challenge));
});

test('the payload has the challenge as received and the solution', async () => {
  const challenge = challengeFor(3);
  const solution = await solveChallenge(challenge);
  const payload = JSON.parse(Buffer.from(encodePayload(challenge, solution), 'base64').toString('utf8'));
  expect(payload).toEqual({ challenge, solution });
});

test('an unknown algorithm is an error, not an endless search', async () => {
  const { parameters } = challengeFor(1);
  await expect(solveChallenge({ parameters: { ...parameters, algorithm: 'SHA-1' } })).rejects.toThrow('SHA-1');
});
