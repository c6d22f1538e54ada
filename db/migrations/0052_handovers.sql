CREATE TABLE "handovers" (
	"release_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"distributor" text NOT NULL,
	"delivers_on" date NOT NULL,
	"live_marks" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handovers_account_id_index" ON "handovers" USING btree ("account_id");