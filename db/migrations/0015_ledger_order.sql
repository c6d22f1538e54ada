CREATE TABLE "ledger_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"asked_by" uuid,
	"results" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_closings" ADD COLUMN "movements" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_closings" ADD COLUMN "seal" text NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD COLUMN "number" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transactions_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "ledger_checks" ADD CONSTRAINT "ledger_checks_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_checks_started_at_index" ON "ledger_checks" USING btree ("started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_number_key" ON "ledger_transactions" USING btree ("number");--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_closings" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "store_payments" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- As before, only that the name of the variable no longer hides what says whether a row was found. And whoever writes sides of a
-- movement writes all of them in one statement: none is added to a movement that is there.
CREATE OR REPLACE FUNCTION check_postings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE bad record;
BEGIN
  SELECT transaction_id, currency, sum(amount_micros) AS total INTO bad
    FROM new_postings GROUP BY transaction_id, currency HAVING sum(amount_micros) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'movement % is out of balance by % micros of %', bad.transaction_id, bad.total, bad.currency
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_postings_balance';
  END IF;
  SELECT p.ledger_account_id, p.currency INTO bad
    FROM new_postings p JOIN ledger_accounts a ON a.id = p.ledger_account_id WHERE a.currency <> p.currency LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'account % does not hold %', bad.ledger_account_id, bad.currency
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_postings_currency';
  END IF;
  IF (SELECT count(*) FROM ledger_postings WHERE transaction_id IN (SELECT transaction_id FROM new_postings))
     <> (SELECT count(*) FROM new_postings) THEN
    RAISE EXCEPTION 'sides were added to a movement that was there'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_postings_whole';
  END IF;
  RETURN NULL;
END $$;
