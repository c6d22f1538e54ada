import { listUsers } from '@tangent/contract/people/backoffice-users.ts';
import { getUserView, listUsersView, setStaffRole } from '../../people/user/public.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Command } from './command.ts';
import { findUserId } from './find-user.ts';
import { findAnyStaffActor, readOption } from './staff-actor.ts';
import { withContext } from './with-context.ts';

export const listUsersCommand: Command = {
  name: 'user list',
  usage: 'user list [--search <words>] [--standing active|frozen|banned|blocked|deactivated]      newest first',
  run: (args) => {
    const [search, account_status] = [readOption(args, '--search'), readOption(args, '--standing')];
    const query = listUsers.query.parse({ ...(search && { search }), ...(account_status && { account_status }) });
    return withContext(async ({ db, clock }) => {
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page = await listUsersView(db, { ...query, ...(cursor && { cursor }) }, clock.now());
        for (const { id, username, email, account_status: status, plan, is_staff } of page.items) {
          const role = is_staff ? 'staff' : plan;
          console.log(`${id}  ${status.padEnd(11)}  ${role.padEnd(8)}  ${username.padEnd(24)}  ${email}`);
        }
        cursor = page.next_cursor;
      }
    });
  },
};

export const showUserCommand: Command = {
  name: 'user show',
  usage: 'user show <user name, e-mail or id>        all data that a decision needs, as JSON',
  run: (args) =>
    withContext(async ({ db, clock }) => {
      const id = await findUserId(db, args);
      const viewer = { user_id: id, is_staff: true, plan: 'free', language: 'en' } as const;
      console.log(JSON.stringify(await getUserView(db, viewer, id, clock.now()), null, 2));
    }),
};

export const makeStaffCommand: Command = {
  name: 'user make-staff',
  usage: 'user make-staff <who> [--as <username>]      grants the staff role; the first grant needs no staff account',
  run: (args) => setRole(args, true),
};

export const unmakeStaffCommand: Command = {
  name: 'user unmake-staff',
  usage: 'user unmake-staff <who> [--as <username>]    revokes the staff role',
  run: (args) => setRole(args, false),
};

function setRole(args: readonly string[], is_staff: boolean): Promise<void> {
  return withContext(async ({ db, clock }) => {
    const actor = await findAnyStaffActor(db, args);
    const id = await findUserId(db, args);
    await inTransaction(db, (tx) => setStaffRole(tx, actor, { id, is_staff }, clock.now()));
    console.log(is_staff ? 'Staff role granted' : 'Staff role revoked');
  });
}
