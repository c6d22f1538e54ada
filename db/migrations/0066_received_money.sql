CREATE TABLE "store_payment_parts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"statement_no" integer,
	"amount" numeric(42, 18) NOT NULL,
	"home_micros" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "store_payments" ALTER COLUMN "statement_no" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "statement_no" integer;--> statement-breakpoint
ALTER TABLE "store_payments" ADD COLUMN "store_id" text;--> statement-breakpoint
ALTER TABLE "store_payments" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "store_payments" ADD COLUMN "period" date;--> statement-breakpoint
ALTER TABLE "store_payments" ADD COLUMN "fee_micros" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_payment_parts" ADD CONSTRAINT "store_payment_parts_payment_id_store_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."store_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_payment_parts_payment_id_index" ON "store_payment_parts" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "store_payment_parts_statement_no_index" ON "store_payment_parts" USING btree ("statement_no");--> statement-breakpoint
CREATE INDEX "ledger_accounts_statement_no_index" ON "ledger_accounts" USING btree ("statement_no") WHERE "ledger_accounts"."statement_no" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "store_payments_store_reference_key" ON "store_payments" USING btree ("store_id","currency","reference") WHERE "store_payments"."statement_no" is null;--> statement-breakpoint
ALTER TABLE "store_payments" DISABLE TRIGGER append_only;--> statement-breakpoint
UPDATE "store_payments" p SET "store_id" = s.store_id, "currency" = s.currency
  FROM "sales_statements" s WHERE s.statement_no = p.statement_no;--> statement-breakpoint
ALTER TABLE "store_payments" ENABLE TRIGGER append_only;--> statement-breakpoint
ALTER TABLE "store_payments" ALTER COLUMN "store_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "store_payments" ALTER COLUMN "currency" SET NOT NULL;--> statement-breakpoint
-- Every payment so far was for one report. What it paid beyond that report, or for one that is reversed now, is credit.
INSERT INTO "store_payment_parts" ("id", "payment_id", "statement_no", "amount", "home_micros", "at")
WITH paid AS (
  SELECT p.id, p.statement_no, p.settled_amount, p.recorded_at, s.rate, s.gross_amount, f.state,
         sum(p.settled_amount) OVER (PARTITION BY p.statement_no ORDER BY p.recorded_at, p.id) AS upto
    FROM "store_payments" p JOIN "sales_statements" s ON s.statement_no = p.statement_no
    JOIN "sales_files" f ON f.id = s.file_id
), divided AS (
  SELECT paid.*, CASE
           WHEN state <> 'posted' THEN 0
           WHEN gross_amount <= 0 THEN settled_amount
           ELSE least(greatest(upto, 0), gross_amount) - least(greatest(upto - settled_amount, 0), gross_amount)
         END AS part,
         settled_amount * rate * 1000000 AS worth
    FROM paid
), valued AS (
  -- Half to even, as the ledger rounds.
  SELECT divided.*, round(part * rate * 1000000) AS part_micros,
         round(worth) - CASE WHEN abs(worth - trunc(worth)) = 0.5 AND mod(round(worth), 2) <> 0 THEN sign(worth) ELSE 0 END
           AS all_micros
    FROM divided
)
SELECT gen_random_uuid(), id, statement_no, part, CASE WHEN part = settled_amount THEN all_micros ELSE part_micros END, recorded_at
  FROM valued WHERE part <> 0
UNION ALL
SELECT gen_random_uuid(), id, NULL, settled_amount - part, all_micros - CASE WHEN part = 0 THEN 0 ELSE part_micros END, recorded_at
  FROM valued WHERE part <> settled_amount;--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "store_payment_parts"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- From now on money can be withdrawn when its store has paid it. What stores owe of reports moves from the balances to
-- reported money, the newest reports first, and never more than a balance has: what was withdrawn before, stays so.
CREATE TEMP TABLE open_statements AS
SELECT s.statement_no, s.period, s.gross_amount, coalesce(p.settled, 0) AS settled
  FROM "sales_statements" s JOIN "sales_files" f ON f.id = s.file_id
  LEFT JOIN (
    SELECT statement_no, sum(amount) AS settled FROM "store_payment_parts" WHERE statement_no IS NOT NULL GROUP BY 1
  ) p ON p.statement_no = s.statement_no
 WHERE f.kind = 'report' AND f.state = 'posted' AND s.gross_amount > 0 AND coalesce(p.settled, 0) < s.gross_amount;--> statement-breakpoint
-- Copied first: entries may lie on other machines than tracks, holds and payees.
CREATE TEMP TABLE open_sums AS
SELECT e.holder_id, e.is_share, e.statement_no, e.track_id, e.store_id, e.period, sum(e.amount_micros) AS amount
  FROM "royalty_entries" e
 WHERE e.period IN (SELECT period FROM open_statements) AND e.statement_no IN (SELECT statement_no FROM open_statements)
 GROUP BY 1, 2, 3, 4, 5, 6;--> statement-breakpoint
CREATE TEMP TABLE moved_money AS
WITH earned AS (
  SELECT e.statement_no, CASE WHEN h.release_id IS NOT NULL THEN 'held' WHEN e.is_share = 0 OR y.account_id IS NOT NULL
           THEN 'artist' ELSE 'payee' END AS owner,
         CASE WHEN e.is_share = 0 THEN e.holder_id WHEN h.release_id IS NULL THEN y.account_id END AS account_id,
         CASE WHEN e.is_share = 1 AND (h.release_id IS NOT NULL OR y.account_id IS NULL) THEN e.holder_id END AS payee_id,
         h.release_id, h.track_id, h.store_id, sum(e.amount) AS amount
    FROM open_sums e LEFT JOIN "payees" y ON e.is_share = 1 AND y.id = e.holder_id
    LEFT JOIN "tracks" t ON t.id = e.track_id
    LEFT JOIN LATERAL (
      SELECT h.release_id, h.track_id, h.store_id FROM "earnings_holds" h
       WHERE h.released_at IS NULL AND h.release_id = t.release_id AND (h.track_id IS NULL
         OR (h.track_id = e.track_id AND h.store_id = e.store_id AND e.period >= h.from_period))
       ORDER BY h.track_id NULLS LAST LIMIT 1
    ) h ON true
   GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(e.amount) > 0
), balances AS (
  SELECT a.*, -sum(p.amount_micros) AS balance
    FROM "ledger_accounts" a JOIN "ledger_postings" p ON p.ledger_account_id = a.id
   WHERE a.kind IN ('artist_payable', 'payee_payable', 'held_payable') GROUP BY a.id HAVING sum(p.amount_micros) < 0
), wanted AS (
  SELECT b.id AS payable_id, b.balance, e.*, o.period,
         ceil(e.amount * (o.gross_amount - o.settled) / o.gross_amount) AS open_micros
    FROM earned e JOIN open_statements o ON o.statement_no = e.statement_no
    JOIN balances b ON b.kind = e.owner || '_payable' AND b.account_id IS NOT DISTINCT FROM e.account_id
      AND b.payee_id IS NOT DISTINCT FROM e.payee_id AND b.release_id IS NOT DISTINCT FROM e.release_id
      AND b.track_id IS NOT DISTINCT FROM e.track_id AND b.store_id IS NOT DISTINCT FROM e.store_id
), counted AS (
  SELECT w.*, sum(open_micros) OVER (PARTITION BY payable_id ORDER BY period DESC, statement_no DESC) AS upto FROM wanted w
)
SELECT c.*, least(open_micros, balance - (upto - open_micros))::bigint AS micros,
       concat_ws(':', owner || '_reported', 'account=' || account_id, 'payee=' || payee_id, 'release=' || release_id,
         'statement_no=' || statement_no, 'store=' || store_id, 'track=' || track_id, 'USD') AS key
  FROM counted c WHERE upto - open_micros < balance;--> statement-breakpoint
INSERT INTO "ledger_accounts" ("id", "key", "kind", "currency", "store_id", "account_id", "payee_id", "release_id", "track_id", "statement_no")
SELECT gen_random_uuid(), key, owner || '_reported', 'USD', store_id, account_id, payee_id, release_id, track_id, statement_no
  FROM moved_money ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "ledger_transactions" ("id", "key", "kind", "at", "note")
SELECT gen_random_uuid(), 'correction:reported:' || statement_no, 'correction',
       greatest(now(), (SELECT max(at) FROM "ledger_transactions")), 'Not paid by the store yet'
  FROM moved_money GROUP BY statement_no;--> statement-breakpoint
INSERT INTO "ledger_postings" ("transaction_id", "position", "ledger_account_id", "currency", "amount_micros")
SELECT t.id, row_number() OVER (PARTITION BY t.id ORDER BY m.key, side.amount), side.account_id, 'USD', side.amount
  FROM moved_money m JOIN "ledger_transactions" t ON t.key = 'correction:reported:' || m.statement_no
  JOIN "ledger_accounts" a ON a.key = m.key
  CROSS JOIN LATERAL (VALUES (m.payable_id, m.micros), (a.id, -m.micros)) AS side (account_id, amount);--> statement-breakpoint
DROP TABLE moved_money, open_sums, open_statements;
