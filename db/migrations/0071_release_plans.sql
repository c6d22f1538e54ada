CREATE TABLE "release_plans" (
	"release_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"story" text DEFAULT '' NOT NULL,
	"ticks" text[] DEFAULT '{}'::text[] NOT NULL,
	"live_seen_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "release_plans" ADD CONSTRAINT "release_plans_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_plans" ADD CONSTRAINT "release_plans_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_plans_account_id_index" ON "release_plans" USING btree ("account_id");