CREATE TABLE "rights_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service" text NOT NULL,
	"service_claim_id" text NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid,
	"track_id" uuid,
	"same_as" uuid,
	"isrc" text,
	"upc" text,
	"recording_title" text NOT NULL,
	"video_id" text NOT NULL,
	"video_title" text NOT NULL,
	"video_url" text NOT NULL,
	"channel" text NOT NULL,
	"views" integer NOT NULL,
	"claimant" text NOT NULL,
	"reference_title" text NOT NULL,
	"match_start_seconds" integer,
	"match_seconds" integer,
	"claimed_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"said" text NOT NULL,
	"state" text NOT NULL,
	"result" text,
	"due_on" date,
	"reminded_at" timestamp with time zone,
	"contradicted" boolean DEFAULT false NOT NULL,
	"answer" text,
	"reason" text DEFAULT '' NOT NULL,
	"document_upload_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"answered_at" timestamp with time zone,
	"checked_by" uuid,
	"checked_at" timestamp with time zone,
	"staff_note" text,
	"sent_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"received_at" timestamp with time zone NOT NULL,
	"documents_removed_at" timestamp with time zone,
	CONSTRAINT "rights_claims_service_key" UNIQUE("service","service_claim_id")
);
--> statement-breakpoint
ALTER TABLE "form_requests" ADD COLUMN "move_marks" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "rights_claims" ADD CONSTRAINT "rights_claims_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rights_claims" ADD CONSTRAINT "rights_claims_track_id_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."tracks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rights_claims" ADD CONSTRAINT "rights_claims_same_as_rights_claims_id_fk" FOREIGN KEY ("same_as") REFERENCES "public"."rights_claims"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rights_claims" ADD CONSTRAINT "rights_claims_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rights_claims_account_id_state_due_on_index" ON "rights_claims" USING btree ("account_id","state","due_on");--> statement-breakpoint
CREATE INDEX "rights_claims_state_due_on_index" ON "rights_claims" USING btree ("state","due_on");--> statement-breakpoint
CREATE INDEX "rights_claims_track_id_index" ON "rights_claims" USING btree ("track_id");--> statement-breakpoint
CREATE INDEX "rights_claims_service_changed_at_index" ON "rights_claims" USING btree ("service","changed_at");