CREATE TABLE "page_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"release_id" uuid NOT NULL,
	"store_id" text NOT NULL,
	"state" text NOT NULL,
	"artist" text NOT NULL,
	"expected_id" text NOT NULL,
	"found_id" text,
	"found_name" text,
	"changed_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"requested_at" timestamp with time zone,
	CONSTRAINT "page_checks_release_key" UNIQUE("release_id","store_id")
);
--> statement-breakpoint
ALTER TABLE "page_checks" ADD CONSTRAINT "page_checks_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_checks" ADD CONSTRAINT "page_checks_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_checks" ADD CONSTRAINT "page_checks_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;