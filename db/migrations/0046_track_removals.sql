CREATE TABLE "track_removals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"release_id" uuid NOT NULL,
	"track_id" uuid NOT NULL,
	"store_id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"snapshot_id" uuid,
	"removed_at" timestamp with time zone NOT NULL,
	"removed_by" uuid NOT NULL,
	"restored_at" timestamp with time zone,
	"restored_by" uuid
);
--> statement-breakpoint
DROP INDEX "earnings_holds_open_key";--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "track_id" uuid;--> statement-breakpoint
ALTER TABLE "fraud_case_events" ADD COLUMN "track_id" uuid;--> statement-breakpoint
ALTER TABLE "earnings_holds" ADD COLUMN "track_id" uuid;--> statement-breakpoint
ALTER TABLE "earnings_holds" ADD COLUMN "store_id" text;--> statement-breakpoint
ALTER TABLE "earnings_holds" ADD COLUMN "from_period" date;--> statement-breakpoint
ALTER TABLE "track_removals" ADD CONSTRAINT "track_removals_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_removals" ADD CONSTRAINT "track_removals_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_removals" ADD CONSTRAINT "track_removals_track_id_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."tracks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_removals" ADD CONSTRAINT "track_removals_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_removals" ADD CONSTRAINT "track_removals_snapshot_id_release_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."release_snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_removals" ADD CONSTRAINT "track_removals_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_removals" ADD CONSTRAINT "track_removals_restored_by_users_id_fk" FOREIGN KEY ("restored_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "track_removals_open_key" ON "track_removals" USING btree ("track_id","store_id") WHERE "track_removals"."restored_at" is null;--> statement-breakpoint
CREATE INDEX "track_removals_release_id_index" ON "track_removals" USING btree ("release_id");--> statement-breakpoint
CREATE INDEX "track_removals_account_id_index" ON "track_removals" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "fraud_case_events" ADD CONSTRAINT "fraud_case_events_track_id_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."tracks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "earnings_holds_open_lines_key" ON "earnings_holds" USING btree ("track_id","store_id") WHERE "earnings_holds"."released_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "earnings_holds_open_key" ON "earnings_holds" USING btree ("release_id") WHERE "earnings_holds"."released_at" is null and "earnings_holds"."track_id" is null;--> statement-breakpoint
ALTER TABLE "earnings_holds" ADD CONSTRAINT "earnings_holds_lines_check" CHECK (num_nonnulls("earnings_holds"."track_id", "earnings_holds"."store_id", "earnings_holds"."from_period") in (0, 3));