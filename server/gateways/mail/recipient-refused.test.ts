import { expect, test } from 'vitest';
import { findRecipientRefusal } from './recipient-refused.ts';

function fail(command: string, response: string): Error {
  return Object.assign(new Error(`failed: ${response}`), {
    code: 'EENVELOPE',
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  });
}

test.each([
  ['RCPT TO', '550 5.1.1 <ada@music.example>: Recipient address rejected: User unknown'],
  ['RCPT TO', '550 Invalid recipient: <ada@music.example>'],
  ['RCPT TO', '550-5.1.1 The account does not exist\r\n550 5.1.1 Learn more'],
  ['RCPT TO', '550 5.2.1 The account is disabled'],
  ['RCPT TO', '552 5.2.2 Mailbox full'],
  ['RCPT TO', '550 5.4.1 Recipient address rejected: Access denied'],
  ['RCPT TO', '501 5.1.3 Bad recipient address syntax'],
  ['RCPT TO', '501 5.5.4 Invalid address'],
  ['RCPT TO', '551 User not local'],
  ['RCPT TO', '553 Requested action not taken: mailbox name not allowed'],
  ['RCPT TO', '556 5.1.10 The domain takes no mail'],
  ['RCPT TO', '554 delivery error: no such user'],
  ['RCPT TO', '550 5.0.0 User unknown'],
  ['DATA', '550 5.1.1 User unknown'],
  ['DATA', '554 5.2.1 Mailbox disabled'],
])('after %s the answer %j is about the recipient', (command, response) => {
  expect(findRecipientRefusal(fail(command, response))?.answer).toBe(response.replace('\r\n', ' '));
});

test.each([
  ['RCPT TO', '450 4.2.1 Try again later'],
  ['RCPT TO', '451 Greylisted'],
  ['RCPT TO', '452 4.2.2 Mailbox full'],
  ['RCPT TO', '421 4.7.0 Too many connections'],
  ['RCPT TO', '554 5.7.1 <ada@music.example>: Relay access denied'],
  ['RCPT TO', '550 Relaying denied'],
  ['RCPT TO', '550 5.7.1 Unable to relay'],
  ['RCPT TO', '530 5.7.0 Authentication required'],
  ['RCPT TO', '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked'],
  ['RCPT TO', '550 5.1.8 Sender address rejected: Domain not found'],
  ['RCPT TO', '550 5.1.7 Invalid sender'],
  ['RCPT TO', '550 Sender verify failed'],
  ['RCPT TO', '503 5.5.1 Bad sequence of commands'],
  ['RCPT TO', '550 5.4.6 Routing loop'],
  ['MAIL FROM', '550 5.1.1 Unknown user'],
  ['MAIL FROM', '552 5.3.4 Message too big'],
  ['DATA', '554 5.7.1 Rejected as spam'],
  ['DATA', '550 5.7.26 Unauthenticated email is not accepted due to the DMARC policy'],
  ['DATA', '554 Transaction failed'],
  ['AUTH PLAIN', '535 5.7.8 Bad credentials'],
  ['CONN', '554 No SMTP service here'],
])('after %s the answer %j is no refusal of the recipient', (command, response) => {
  expect(findRecipientRefusal(fail(command, response))).toBeNull();
});

test('an address that cannot be written into a command is refused before any server is asked', () => {
  const error = Object.assign(new Error('Invalid recipient "a>b"'), { code: 'EENVELOPE', command: 'API' });
  expect(findRecipientRefusal(error)?.answer).toBe('Invalid recipient "a>b"');
  expect(findRecipientRefusal(new Error('connect ECONNREFUSED'))).toBeNull();
  expect(findRecipientRefusal('550 5.1.1')).toBeNull();
});

test('the answer of a server is one line without marks, and not longer than a sentence', () => {
  const { answer } = findRecipientRefusal(fail('RCPT TO', `550 5.1.1 a\u202Eb\u0007c ${'x'.repeat(500)}`)) ?? {};
  expect(answer?.startsWith('550 5.1.1 a b c xxx')).toBe(true);
  expect(answer).toHaveLength(200);
});
