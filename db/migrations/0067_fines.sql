CREATE TABLE "royalty_charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"track_id" uuid NOT NULL,
	"release_id" uuid NOT NULL,
	"store_id" text NOT NULL,
	"kind" text NOT NULL,
	"period" date NOT NULL,
	"file_no" integer NOT NULL,
	"line_no" integer NOT NULL,
	"part" smallint NOT NULL,
	"posting_no" integer NOT NULL,
	"amount_micros" bigint NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	"reversed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "royalty_entries" ADD COLUMN "kind" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "suspense_lines" ADD COLUMN "kind" text DEFAULT 'sale' NOT NULL;--> statement-breakpoint
ALTER TABLE "royalty_charges" ADD CONSTRAINT "royalty_charges_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "royalty_charges_line_key" ON "royalty_charges" USING btree ("file_no","line_no","part");--> statement-breakpoint
CREATE INDEX "royalty_charges_account_id_posted_at_index" ON "royalty_charges" USING btree ("account_id","posted_at");--> statement-breakpoint
CREATE INDEX "royalty_charges_posting_no_index" ON "royalty_charges" USING btree ("posting_no");