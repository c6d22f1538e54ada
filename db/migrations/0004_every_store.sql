CREATE TABLE "activity_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"type" text NOT NULL,
	"release_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"type" text NOT NULL,
	"release_id" uuid,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "metadata_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"release_id" uuid NOT NULL,
	"state" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"wanted" jsonb NOT NULL,
	"differences" jsonb NOT NULL,
	"note" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"answer" text,
	"snapshot_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rejection_proposals" (
	"release_id" uuid PRIMARY KEY NOT NULL,
	"proposed_by" uuid NOT NULL,
	"reasons" jsonb NOT NULL,
	"note" text,
	"track_numbers" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"release_id" uuid NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"document_upload_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"release_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_lines" (
	"store_id" text PRIMARY KEY NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"open_until" timestamp with time zone,
	"error_class" text,
	"error_text" text,
	"stopped_reason" text,
	"paused_at" timestamp with time zone,
	"paused_by" uuid,
	"pause_note" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "delivery_assets" DROP CONSTRAINT "delivery_assets_key";--> statement-breakpoint
ALTER TABLE "acknowledgements" ADD COLUMN "file_status" text;--> statement-breakpoint
ALTER TABLE "acknowledgements" ADD COLUMN "supply_chain_status" text;--> statement-breakpoint
ALTER TABLE "acknowledgements" ADD COLUMN "proposed_action" text;--> statement-breakpoint
ALTER TABLE "acknowledgements" ADD COLUMN "text" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "wanted" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "wanted_snapshot_id" uuid;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "accepted_snapshot_id" uuid;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "delivery_assets" ADD COLUMN "variant" text;--> statement-breakpoint
-- Until now there was one form of each: FLAC as the plan pays for it, JPEG.
UPDATE "delivery_assets" SET "variant" = CASE WHEN "storage_key" LIKE '%.jpg' THEN 'jpeg-3000' WHEN "quality" = 'standard' THEN 'flac-16-44100' ELSE 'flac-24-192000' END;--> statement-breakpoint
ALTER TABLE "delivery_assets" ALTER COLUMN "variant" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_assets" ADD COLUMN "sha1" text;--> statement-breakpoint
ALTER TABLE "delivery_messages" ADD COLUMN "sequence" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_messages" ADD COLUMN "priority" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_messages" ADD COLUMN "with_audio" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_messages" ADD COLUMN "with_cover" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "delivery_messages" ADD COLUMN "answer_status" text;--> statement-breakpoint
ALTER TABLE "delivery_messages" ADD COLUMN "answer_text" text;--> statement-breakpoint
ALTER TABLE "delivery_messages" ADD COLUMN "proposed_action" text;--> statement-breakpoint
ALTER TABLE "delivery_messages" ADD COLUMN "overdue_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "delivery_messages" ADD COLUMN "resend_of" uuid;--> statement-breakpoint
ALTER TABLE "release_status_changes" ADD COLUMN "fields" jsonb;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "takedown_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "takedown_reason" text;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "takedown_by" text;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "earnings_on_hold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "expiry_warned_for" date;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "contract" text DEFAULT 'sandbox' NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_events" ADD CONSTRAINT "activity_events_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_events" ADD CONSTRAINT "activity_events_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metadata_changes" ADD CONSTRAINT "metadata_changes_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metadata_changes" ADD CONSTRAINT "metadata_changes_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metadata_changes" ADD CONSTRAINT "metadata_changes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metadata_changes" ADD CONSTRAINT "metadata_changes_snapshot_id_release_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."release_snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejection_proposals" ADD CONSTRAINT "rejection_proposals_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejection_proposals" ADD CONSTRAINT "rejection_proposals_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_proofs" ADD CONSTRAINT "release_proofs_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_submissions" ADD CONSTRAINT "release_submissions_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_lines" ADD CONSTRAINT "store_lines_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_lines" ADD CONSTRAINT "store_lines_paused_by_users_id_fk" FOREIGN KEY ("paused_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_events_account_id_at_index" ON "activity_events" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "activity_events_release_id_type_index" ON "activity_events" USING btree ("release_id","type");--> statement-breakpoint
CREATE INDEX "notifications_account_id_created_at_index" ON "notifications" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "metadata_changes_release_id_index" ON "metadata_changes" USING btree ("release_id");--> statement-breakpoint
CREATE UNIQUE INDEX "metadata_changes_open_key" ON "metadata_changes" USING btree ("release_id") WHERE "metadata_changes"."state" = 'proposed';--> statement-breakpoint
CREATE INDEX "release_proofs_release_id_index" ON "release_proofs" USING btree ("release_id");--> statement-breakpoint
CREATE INDEX "release_submissions_release_id_submitted_at_index" ON "release_submissions" USING btree ("release_id","submitted_at");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_wanted_snapshot_id_release_snapshots_id_fk" FOREIGN KEY ("wanted_snapshot_id") REFERENCES "public"."release_snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_accepted_snapshot_id_release_snapshots_id_fk" FOREIGN KEY ("accepted_snapshot_id") REFERENCES "public"."release_snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_assets" ADD CONSTRAINT "delivery_assets_key" UNIQUE("upload_id","quality","variant");--> statement-breakpoint
UPDATE "delivery_messages" m SET "sequence" = n.place FROM (SELECT "id", row_number() OVER (PARTITION BY "delivery_id" ORDER BY "id") AS place FROM "delivery_messages") n WHERE n."id" = m."id";--> statement-breakpoint
UPDATE "deliveries" d SET "wanted_snapshot_id" = m."snapshot_id" FROM "delivery_messages" m WHERE m."delivery_id" = d."id" AND m."sequence" = (SELECT max("sequence") FROM "delivery_messages" l WHERE l."delivery_id" = d."id");--> statement-breakpoint
UPDATE "deliveries" SET "accepted_snapshot_id" = "wanted_snapshot_id" WHERE "state" IN ('acknowledged', 'live');--> statement-breakpoint
UPDATE "delivery_messages" m SET "state" = CASE WHEN d."state" = 'refused' THEN 'rejected' ELSE 'accepted' END, "answered_at" = d."changed_at" FROM "deliveries" d WHERE d."id" = m."delivery_id" AND m."state" = 'delivered' AND d."state" IN ('acknowledged', 'live', 'refused');--> statement-breakpoint
ALTER TABLE "delivery_messages" ADD CONSTRAINT "delivery_messages_sequence_key" UNIQUE("delivery_id","sequence");
