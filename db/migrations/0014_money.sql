CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"store_id" text,
	"account_id" uuid,
	"payee_id" uuid,
	"release_id" uuid
);
--> statement-breakpoint
CREATE TABLE "ledger_closings" (
	"period" date PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"closed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"transaction_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"ledger_account_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount_micros" bigint NOT NULL,
	CONSTRAINT "ledger_postings_transaction_id_position_pk" PRIMARY KEY("transaction_id","position"),
	CONSTRAINT "ledger_postings_amount_check" CHECK ("ledger_postings"."amount_micros" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"subject_id" uuid,
	"reverses_id" uuid,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "payout_methods" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"method" text,
	"stripe_account_id" text,
	"stripe_state" text DEFAULT 'incomplete' NOT NULL,
	"payoneer_email" text,
	"payoneer_payee_id" text,
	"payoneer_state" text DEFAULT 'incomplete' NOT NULL,
	"looked_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	CONSTRAINT "payout_methods_stripe_account_id_unique" UNIQUE("stripe_account_id"),
	CONSTRAINT "payout_methods_payoneer_payee_id_unique" UNIQUE("payoneer_payee_id")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"withdrawal_id" uuid NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"amount_cents" bigint NOT NULL,
	"fee_cents" integer NOT NULL,
	"method" text NOT NULL,
	"destination_id" text NOT NULL,
	"destination" text NOT NULL,
	"plan" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"expected_on" date NOT NULL,
	"needs_approval" boolean NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"processing_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_try_at" timestamp with time zone,
	"is_outcome_unknown" boolean DEFAULT false NOT NULL,
	"provider_id" text,
	"provider_fee_cents" integer DEFAULT 0 NOT NULL,
	"cancel_reason" text,
	"failure" text,
	"finished_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	CONSTRAINT "withdrawals_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "plan_standings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "earnings_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"release_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"held_at" timestamp with time zone NOT NULL,
	"held_by" uuid,
	"released_at" timestamp with time zone,
	"released_by" uuid
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"rate" numeric(24, 12) NOT NULL,
	"source" text NOT NULL,
	"set_by" uuid,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exchange_rates_currency_day_pk" PRIMARY KEY("currency","day")
);
--> statement-breakpoint
CREATE TABLE "royalty_country_totals" (
	"holder_id" uuid NOT NULL,
	"period" date NOT NULL,
	"track_id" uuid NOT NULL,
	"is_share" smallint NOT NULL,
	"lines" bigint NOT NULL,
	"units" bigint NOT NULL,
	"gross_micros" bigint NOT NULL,
	"net_micros" bigint NOT NULL,
	"amount_micros" bigint NOT NULL,
	"country" char(2) NOT NULL,
	CONSTRAINT "royalty_country_totals_key" PRIMARY KEY("holder_id","period","country","track_id")
);
--> statement-breakpoint
CREATE TABLE "royalty_entries" (
	"holder_id" uuid NOT NULL,
	"period" date NOT NULL,
	"file_no" integer NOT NULL,
	"line_no" integer NOT NULL,
	"part" smallint NOT NULL,
	"posting_no" integer NOT NULL,
	"statement_no" integer NOT NULL,
	"is_share" smallint NOT NULL,
	"store_id" text NOT NULL,
	"country" char(2) NOT NULL,
	"sale_date" date,
	"track_id" uuid NOT NULL,
	"units" bigint NOT NULL,
	"gross_amount" numeric(42, 18) NOT NULL,
	"gross_micros" bigint NOT NULL,
	"share_basis_points" smallint NOT NULL,
	"net_micros" bigint NOT NULL,
	"recouped_micros" bigint NOT NULL,
	"split_version_id" uuid,
	"amount_micros" bigint NOT NULL,
	CONSTRAINT "royalty_entries_key" PRIMARY KEY("holder_id","period","file_no","line_no","part")
) PARTITION BY RANGE ("period");
--> statement-breakpoint
CREATE TABLE "royalty_store_totals" (
	"holder_id" uuid NOT NULL,
	"period" date NOT NULL,
	"track_id" uuid NOT NULL,
	"is_share" smallint NOT NULL,
	"lines" bigint NOT NULL,
	"units" bigint NOT NULL,
	"gross_micros" bigint NOT NULL,
	"net_micros" bigint NOT NULL,
	"amount_micros" bigint NOT NULL,
	"store_id" text NOT NULL,
	CONSTRAINT "royalty_store_totals_key" PRIMARY KEY("holder_id","period","store_id","track_id")
);
--> statement-breakpoint
CREATE TABLE "sales_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_no" integer GENERATED ALWAYS AS IDENTITY (sequence name "sales_files_file_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text DEFAULT 'report' NOT NULL,
	"name" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" text,
	"content_sha256" text,
	"profile" text,
	"state" text DEFAULT 'received' NOT NULL,
	"source" text NOT NULL,
	"hold_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem_count" integer DEFAULT 0 NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"matched_lines" integer DEFAULT 0 NOT NULL,
	"suspense_lines" integer DEFAULT 0 NOT NULL,
	"same_as_id" uuid,
	"reverses_id" uuid,
	"replaces_id" uuid,
	"received_at" timestamp with time zone NOT NULL,
	"received_by" uuid,
	"read_at" timestamp with time zone,
	"posted_at" timestamp with time zone,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "sales_inbox_files" (
	"key" text PRIMARY KEY NOT NULL,
	"file_id" uuid,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_postings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"posting_no" integer GENERATED ALWAYS AS IDENTITY (sequence name "sales_postings_posting_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid
);
--> statement-breakpoint
CREATE TABLE "sales_statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"statement_no" integer GENERATED ALWAYS AS IDENTITY (sequence name "sales_statements_statement_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"statement_id" text NOT NULL,
	"file_id" uuid NOT NULL,
	"store_id" text,
	"period" date NOT NULL,
	"currency" text NOT NULL,
	"rate" numeric(24, 12),
	"rate_date" date,
	"rate_source" text,
	"lines" integer NOT NULL,
	"units" bigint NOT NULL,
	"gross_amount" numeric(42, 18) NOT NULL,
	"declared_amount" numeric(42, 18),
	"gross_micros" bigint DEFAULT 0 NOT NULL,
	"suspense_micros" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"statement_no" integer NOT NULL,
	"received_on" date NOT NULL,
	"settled_amount" numeric(42, 18) NOT NULL,
	"received_micros" bigint NOT NULL,
	"reference" text NOT NULL,
	"recorded_by" uuid,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suspense_lines" (
	"file_no" integer NOT NULL,
	"line_no" integer NOT NULL,
	"statement_no" integer NOT NULL,
	"store_id" text NOT NULL,
	"period" date NOT NULL,
	"country" char(2) NOT NULL,
	"sale_date" date,
	"isrc" text,
	"upc" text,
	"title" text,
	"artist" text,
	"units" bigint NOT NULL,
	"gross_amount" numeric(42, 18) NOT NULL,
	"gross_micros" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"matched_track_id" uuid,
	"matched_by" uuid,
	"matched_at" timestamp with time zone,
	"posting_no" integer,
	CONSTRAINT "suspense_lines_file_no_line_no_pk" PRIMARY KEY("file_no","line_no")
);
--> statement-breakpoint
CREATE TABLE "payees" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"state" text DEFAULT 'invited' NOT NULL,
	"account_id" uuid,
	"invitation_no" integer DEFAULT 1 NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "split_parts" (
	"version_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"roles" text[] NOT NULL,
	"share_basis_points" integer NOT NULL,
	"payee_id" uuid,
	CONSTRAINT "split_parts_version_id_position_pk" PRIMARY KEY("version_id","position")
);
--> statement-breakpoint
CREATE TABLE "split_recoupments" (
	"version_id" uuid NOT NULL,
	"posting_no" integer NOT NULL,
	"amount_micros" bigint NOT NULL,
	CONSTRAINT "split_recoupments_version_id_posting_no_pk" PRIMARY KEY("version_id","posting_no")
);
--> statement-breakpoint
CREATE TABLE "split_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"track_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"effective_from" date NOT NULL,
	"recoupable_micros" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_payee_id_payees_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."payees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_closings" ADD CONSTRAINT "ledger_closings_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_ledger_account_id_ledger_accounts_id_fk" FOREIGN KEY ("ledger_account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_methods" ADD CONSTRAINT "payout_methods_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_changes" ADD CONSTRAINT "withdrawal_changes_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_changes" ADD CONSTRAINT "withdrawal_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_standings" ADD CONSTRAINT "plan_standings_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earnings_holds" ADD CONSTRAINT "earnings_holds_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earnings_holds" ADD CONSTRAINT "earnings_holds_held_by_users_id_fk" FOREIGN KEY ("held_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earnings_holds" ADD CONSTRAINT "earnings_holds_released_by_users_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD CONSTRAINT "exchange_rates_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_files" ADD CONSTRAINT "sales_files_received_by_users_id_fk" FOREIGN KEY ("received_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_files" ADD CONSTRAINT "sales_files_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_inbox_files" ADD CONSTRAINT "sales_inbox_files_file_id_sales_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."sales_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_postings" ADD CONSTRAINT "sales_postings_file_id_sales_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."sales_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_postings" ADD CONSTRAINT "sales_postings_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_statements" ADD CONSTRAINT "sales_statements_file_id_sales_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."sales_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_statements" ADD CONSTRAINT "sales_statements_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_payments" ADD CONSTRAINT "store_payments_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspense_lines" ADD CONSTRAINT "suspense_lines_matched_by_users_id_fk" FOREIGN KEY ("matched_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payees" ADD CONSTRAINT "payees_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payees" ADD CONSTRAINT "payees_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_parts" ADD CONSTRAINT "split_parts_version_id_split_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."split_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_parts" ADD CONSTRAINT "split_parts_payee_id_payees_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."payees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_recoupments" ADD CONSTRAINT "split_recoupments_version_id_split_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."split_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_versions" ADD CONSTRAINT "split_versions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_key_key" ON "ledger_accounts" USING btree ("key");--> statement-breakpoint
CREATE INDEX "ledger_accounts_account_id_index" ON "ledger_accounts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "ledger_accounts_payee_id_index" ON "ledger_accounts" USING btree ("payee_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_ledger_account_id_index" ON "ledger_postings" USING btree ("ledger_account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_key_key" ON "ledger_transactions" USING btree ("key");--> statement-breakpoint
CREATE INDEX "ledger_transactions_subject_id_index" ON "ledger_transactions" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_at_index" ON "ledger_transactions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "withdrawal_changes_withdrawal_id_at_index" ON "withdrawal_changes" USING btree ("withdrawal_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_one_open_key" ON "withdrawals" USING btree ("account_id") WHERE "withdrawals"."state" in ('requested', 'processing');--> statement-breakpoint
CREATE INDEX "withdrawals_account_id_requested_at_index" ON "withdrawals" USING btree ("account_id","requested_at");--> statement-breakpoint
CREATE INDEX "withdrawals_state_expected_on_index" ON "withdrawals" USING btree ("state","expected_on");--> statement-breakpoint
CREATE INDEX "plan_standings_account_id_since_index" ON "plan_standings" USING btree ("account_id","since");--> statement-breakpoint
CREATE UNIQUE INDEX "earnings_holds_open_key" ON "earnings_holds" USING btree ("release_id") WHERE "earnings_holds"."released_at" is null;--> statement-breakpoint
CREATE INDEX "earnings_holds_account_id_index" ON "earnings_holds" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "royalty_store_totals_track_id_index" ON "royalty_store_totals" USING btree ("track_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sales_files_file_no_key" ON "sales_files" USING btree ("file_no");--> statement-breakpoint
CREATE UNIQUE INDEX "sales_files_sha256_key" ON "sales_files" USING btree ("sha256") WHERE "sales_files"."state" <> 'duplicate';--> statement-breakpoint
CREATE UNIQUE INDEX "sales_files_content_key" ON "sales_files" USING btree ("content_sha256") WHERE "sales_files"."state" in ('held', 'posted');--> statement-breakpoint
CREATE INDEX "sales_files_received_at_index" ON "sales_files" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "sales_files_state_index" ON "sales_files" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "sales_postings_no_key" ON "sales_postings" USING btree ("posting_no");--> statement-breakpoint
CREATE INDEX "sales_postings_file_id_index" ON "sales_postings" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sales_statements_no_key" ON "sales_statements" USING btree ("statement_no");--> statement-breakpoint
CREATE UNIQUE INDEX "sales_statements_file_key" ON "sales_statements" USING btree ("file_id","statement_id","period","currency");--> statement-breakpoint
CREATE INDEX "sales_statements_store_id_period_index" ON "sales_statements" USING btree ("store_id","period");--> statement-breakpoint
CREATE INDEX "sales_statements_statement_id_index" ON "sales_statements" USING btree ("statement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_payments_reference_key" ON "store_payments" USING btree ("statement_no","reference");--> statement-breakpoint
CREATE INDEX "suspense_lines_state_isrc_index" ON "suspense_lines" USING btree ("state","isrc");--> statement-breakpoint
CREATE INDEX "suspense_lines_store_id_state_index" ON "suspense_lines" USING btree ("store_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "payees_email_key" ON "payees" USING btree ("owner_id",lower("email"));--> statement-breakpoint
CREATE INDEX "payees_account_id_index" ON "payees" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "split_parts_payee_id_index" ON "split_parts" USING btree ("payee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "split_versions_number_key" ON "split_versions" USING btree ("track_id","number");--> statement-breakpoint
CREATE INDEX "split_versions_owner_id_index" ON "split_versions" USING btree ("owner_id");
--> statement-breakpoint
-- What is in the books stays as it is: corrections are postings of their own.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transactions" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_postings" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "sales_postings" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "royalty_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "split_versions" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "split_recoupments" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "withdrawal_changes" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Every statement that writes postings writes whole movements: their sums are zero for each movement and currency, and each posting
-- carries the currency of its account.
CREATE FUNCTION check_postings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE found record;
BEGIN
  SELECT transaction_id, currency, sum(amount_micros) AS total INTO found
    FROM new_postings GROUP BY transaction_id, currency HAVING sum(amount_micros) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'movement % is out of balance by % micros of %', found.transaction_id, found.total, found.currency
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_postings_balance';
  END IF;
  SELECT p.ledger_account_id, p.currency INTO found
    FROM new_postings p JOIN ledger_accounts a ON a.id = p.ledger_account_id WHERE a.currency <> p.currency LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'account % does not hold %', found.ledger_account_id, found.currency
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_postings_currency';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER check_postings AFTER INSERT ON "ledger_postings" REFERENCING NEW TABLE AS new_postings
  FOR EACH STATEMENT EXECUTE FUNCTION check_postings();--> statement-breakpoint
CREATE FUNCTION check_open_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM ledger_closings WHERE period = date_trunc('month', NEW.at AT TIME ZONE 'UTC')::date) THEN
    RAISE EXCEPTION 'the books of % are closed', to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM')
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transactions_open_month';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER check_open_month BEFORE INSERT ON "ledger_transactions" FOR EACH ROW EXECUTE FUNCTION check_open_month();--> statement-breakpoint
-- Accounts that have a plan now are taken to have it since it was bought or given.
INSERT INTO "plan_standings" ("id", "account_id", "plan", "since", "created_at")
SELECT gen_random_uuid(), s.account_id, s.plan, coalesce(b.since, g.since, now()), now()
FROM "subscriptions" s
LEFT JOIN LATERAL (SELECT min(created_at) AS since FROM "stripe_subscriptions" WHERE account_id = s.account_id AND plan = s.plan) b ON true
LEFT JOIN LATERAL (SELECT min(starts_at) AS since FROM "plan_grants" WHERE account_id = s.account_id AND plan = s.plan) g ON true
WHERE s.plan <> 'free';
