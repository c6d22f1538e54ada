-- Only names change here: tables, columns and constraints, and the keys of JSON that they go with. No row is lost or made.
ALTER TABLE "barred_addresses" RENAME TO "blocked_addresses";
--> statement-breakpoint
ALTER TABLE "audit_events" RENAME COLUMN "act" TO "action";
--> statement-breakpoint
ALTER TABLE "audit_events" RENAME CONSTRAINT "audit_events_act_check" TO "audit_events_action_check";
--> statement-breakpoint
ALTER TABLE "delivery_messages" RENAME COLUMN "answered_at" TO "acknowledged_at";
--> statement-breakpoint
ALTER TABLE "delivery_messages" RENAME COLUMN "answer_status" TO "acknowledgement_status";
--> statement-breakpoint
ALTER TABLE "delivery_messages" RENAME COLUMN "answer_text" TO "acknowledgement_text";
--> statement-breakpoint
ALTER TABLE "ledger_closings" RENAME COLUMN "seal" TO "checksum";
--> statement-breakpoint
ALTER TABLE "ledger_checks" RENAME COLUMN "asked_by" TO "requested_by";
--> statement-breakpoint
ALTER TABLE "ledger_checks" RENAME CONSTRAINT "ledger_checks_asked_by_users_id_fk" TO "ledger_checks_requested_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "outbox_fence" RENAME TO "outbox_guard";
--> statement-breakpoint
ALTER TABLE "payout_methods" RENAME COLUMN "looked_at" TO "polled_at";
--> statement-breakpoint
ALTER TABLE "withdrawals" RENAME COLUMN "tries" TO "attempts";
--> statement-breakpoint
ALTER TABLE "withdrawals" RENAME COLUMN "last_try_at" TO "last_attempt_at";
--> statement-breakpoint
ALTER TABLE "stripe_subscriptions" RENAME COLUMN "awaited_since" TO "pending_since";
--> statement-breakpoint
ALTER TABLE "stripe_subscriptions" RENAME COLUMN "asked_by" TO "requested_by";
--> statement-breakpoint
ALTER TABLE "stripe_subscriptions" RENAME COLUMN "failed_tries" TO "failed_attempts";
--> statement-breakpoint
ALTER TABLE "stripe_subscriptions" RENAME COLUMN "last_try_at" TO "last_attempt_at";
--> statement-breakpoint
ALTER TABLE "stripe_subscriptions" RENAME COLUMN "notice_for" TO "renewal_notified_for";
--> statement-breakpoint
ALTER TABLE "stripe_subscriptions" RENAME COLUMN "looked_at" TO "polled_at";
--> statement-breakpoint
ALTER TABLE "stripe_subscriptions" RENAME CONSTRAINT "stripe_subscriptions_asked_by_users_id_fk" TO "stripe_subscriptions_requested_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "plan_standings" RENAME TO "plan_history";
--> statement-breakpoint
ALTER TABLE "plan_history" RENAME CONSTRAINT "plan_standings_account_id_users_id_fk" TO "plan_history_account_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "sales_files" RENAME COLUMN "same_as_id" TO "duplicate_of_id";
--> statement-breakpoint
ALTER TABLE "sales_files" RENAME COLUMN "answer" TO "decision";
--> statement-breakpoint
ALTER TABLE "sales_files" RENAME COLUMN "answered_by" TO "decided_by";
--> statement-breakpoint
ALTER TABLE "sales_files" RENAME COLUMN "answered_at" TO "decided_at";
--> statement-breakpoint
ALTER TABLE "sales_files" RENAME CONSTRAINT "sales_files_answered_by_users_id_fk" TO "sales_files_decided_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "sales_inbox" RENAME COLUMN "looked_at" TO "polled_at";
--> statement-breakpoint
ALTER TABLE "sales_inbox" RENAME COLUMN "next_look_at" TO "next_poll_at";
--> statement-breakpoint
ALTER TABLE "store_lines" RENAME TO "store_connections";
--> statement-breakpoint
ALTER TABLE "store_connections" RENAME COLUMN "open_until" TO "retry_at";
--> statement-breakpoint
ALTER TABLE "store_connections" RENAME CONSTRAINT "store_lines_store_id_stores_id_fk" TO "store_connections_store_id_stores_id_fk";
--> statement-breakpoint
ALTER TABLE "store_connections" RENAME CONSTRAINT "store_lines_paused_by_users_id_fk" TO "store_connections_paused_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "trend_track_firsts" RENAME TO "trend_track_first_days";
--> statement-breakpoint
ALTER TABLE "trend_playlist_firsts" RENAME TO "trend_playlist_first_days";
--> statement-breakpoint
ALTER TABLE "trend_arrivals" RENAME TO "trend_reported_days";
--> statement-breakpoint
ALTER TABLE "trend_reported_days" RENAME CONSTRAINT "trend_arrivals_store_id_day_file_no_pk" TO "trend_reported_days_store_id_day_file_no_pk";
--> statement-breakpoint
ALTER TABLE "watch_cases" RENAME TO "fraud_cases";
--> statement-breakpoint
ALTER TABLE "fraud_cases" RENAME CONSTRAINT "watch_cases_account_id_users_id_fk" TO "fraud_cases_account_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "fraud_cases" RENAME CONSTRAINT "watch_cases_release_id_releases_id_fk" TO "fraud_cases_release_id_releases_id_fk";
--> statement-breakpoint
ALTER TABLE "fraud_cases" RENAME CONSTRAINT "watch_cases_store_id_stores_id_fk" TO "fraud_cases_store_id_stores_id_fk";
--> statement-breakpoint
ALTER TABLE "watch_findings" RENAME TO "fraud_findings";
--> statement-breakpoint
ALTER TABLE "fraud_findings" RENAME CONSTRAINT "watch_findings_key" TO "fraud_findings_key";
--> statement-breakpoint
ALTER TABLE "fraud_findings" RENAME CONSTRAINT "watch_findings_case_id_watch_cases_id_fk" TO "fraud_findings_case_id_fraud_cases_id_fk";
--> statement-breakpoint
ALTER TABLE "watch_events" RENAME TO "fraud_case_events";
--> statement-breakpoint
ALTER TABLE "fraud_case_events" RENAME CONSTRAINT "watch_events_case_id_watch_cases_id_fk" TO "fraud_case_events_case_id_fraud_cases_id_fk";
--> statement-breakpoint
ALTER TABLE "fraud_case_events" RENAME CONSTRAINT "watch_events_actor_id_users_id_fk" TO "fraud_case_events_actor_id_users_id_fk";
--> statement-breakpoint
UPDATE "audit_events" SET "details" = ("details" - 'why') || jsonb_build_object('note', "details"->'why') WHERE "details" ? 'why';
--> statement-breakpoint
UPDATE "security_events" SET "details" = ("details" - 'act') || jsonb_build_object('action', "details"->'act') WHERE "details" ? 'act';
--> statement-breakpoint
ALTER TABLE "withdrawal_changes" DISABLE TRIGGER append_only;
--> statement-breakpoint
UPDATE "withdrawal_changes" SET "details" = ("details" - 'why') || jsonb_build_object('note', "details"->'why') WHERE "details" ? 'why';
--> statement-breakpoint
ALTER TABLE "withdrawal_changes" ENABLE TRIGGER append_only;
--> statement-breakpoint
UPDATE "store_profiles" SET "profile" = ("profile" - 'answer_within_hours') || jsonb_build_object('acknowledge_within_hours', "profile"->'answer_within_hours') WHERE "profile" ? 'answer_within_hours';
--> statement-breakpoint
UPDATE "audit_events" SET "details" = ("details" - 'answer') || jsonb_build_object('decision', "details"->'answer') WHERE "action" = 'sales.answer' AND "details" ? 'answer';
--> statement-breakpoint
UPDATE "ledger_checks" SET "results" = replace("results"::text, '"says":', '"message":')::jsonb WHERE "results"::text LIKE '%"says":%';
