CREATE TABLE "cover_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"prompt" text NOT NULL,
	"title" text NOT NULL,
	"artist" text NOT NULL,
	"language" text,
	"genre" text NOT NULL,
	"mood" text NOT NULL,
	"palette" text,
	"style" text,
	"seed" integer NOT NULL,
	"engine" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"plans" jsonb NOT NULL,
	"candidates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failure_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "cover_runs" ADD CONSTRAINT "cover_runs_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cover_runs_account_id_created_at_index" ON "cover_runs" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "cover_runs_status_created_at_index" ON "cover_runs" USING btree ("status","created_at");