import * as account from '../account/job-kinds.ts';
import * as accountExport from '../account-export/job-kinds.ts';
import * as artist from '../artist/job-kinds.ts';
import * as auth from '../auth/job-kinds.ts';
import * as delivery from '../delivery/job-kinds.ts';
import * as ledger from '../ledger/job-kinds.ts';
import * as mail from '../mail/job-kinds.ts';
import * as monitoring from '../monitoring/job-kinds.ts';
import * as payout from '../payout/job-kinds.ts';
import * as plan from '../plan/job-kinds.ts';
import type { JobKind } from '../platform/jobs/define-job.ts';
import * as release from '../release/job-kinds.ts';
import * as review from '../review/job-kinds.ts';
import * as royalty from '../royalty/job-kinds.ts';
import * as salesInbox from '../sales-inbox/job-kinds.ts';
import * as takedown from '../takedown/job-kinds.ts';
import * as upload from '../upload/job-kinds.ts';
import * as users from '../user/job-kinds.ts';

/** Every kind of background work: migrating makes their queues, so that a call can put something into them. */
export const JOB_KINDS: readonly JobKind[] = [
  ...Object.values(auth),
  ...Object.values(artist),
  ...Object.values(upload),
  ...Object.values(release),
  ...Object.values(review),
  ...Object.values(royalty),
  ...Object.values(delivery),
  ...Object.values(takedown),
  ...Object.values(salesInbox),
  ...Object.values(monitoring),
  ...Object.values(account),
  ...Object.values(accountExport),
  ...Object.values(mail),
  ...Object.values(ledger),
  ...Object.values(users),
  ...Object.values(plan),
  ...Object.values(payout),
].map((kind) => kind as unknown as JobKind);
