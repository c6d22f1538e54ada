CREATE TABLE "masterings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"project_name" text NOT NULL,
	"filename" text NOT NULL,
	"upload_id" uuid NOT NULL,
	"preset" text,
	"reference_upload_id" uuid,
	"reference_filename" text,
	"loop_start_seconds" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"stage" text,
	"stage_share" real DEFAULT 0 NOT NULL,
	"failure_code" text,
	"report" jsonb,
	"file_sizes" jsonb,
	"blind_test" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "ai_answers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "masterings" ADD CONSTRAINT "masterings_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "masterings" ADD CONSTRAINT "masterings_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "masterings" ADD CONSTRAINT "masterings_reference_upload_id_uploads_id_fk" FOREIGN KEY ("reference_upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "masterings_account_id_created_at_index" ON "masterings" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "masterings_status_queued_at_index" ON "masterings" USING btree ("status","queued_at");--> statement-breakpoint
CREATE INDEX "masterings_upload_id_index" ON "masterings" USING btree ("upload_id");