CREATE TABLE "fine_dispute_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dispute_id" uuid NOT NULL,
	"state" text NOT NULL,
	"actor_id" uuid,
	"actor_kind" text NOT NULL,
	"note" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fine_disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"charge_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"due_on" date
);
--> statement-breakpoint
ALTER TABLE "royalty_charges" ADD COLUMN "replaced_no" integer;--> statement-breakpoint
ALTER TABLE "royalty_charges" ADD COLUMN "returns_id" uuid;--> statement-breakpoint
ALTER TABLE "fine_dispute_events" ADD CONSTRAINT "fine_dispute_events_dispute_id_fine_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."fine_disputes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fine_dispute_events" ADD CONSTRAINT "fine_dispute_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fine_disputes" ADD CONSTRAINT "fine_disputes_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fine_disputes" ADD CONSTRAINT "fine_disputes_charge_id_royalty_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."royalty_charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fine_dispute_events_dispute_id_at_index" ON "fine_dispute_events" USING btree ("dispute_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "fine_disputes_charge_key" ON "fine_disputes" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "fine_disputes_account_id_index" ON "fine_disputes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "fine_disputes_due_index" ON "fine_disputes" USING btree ("due_on","id") WHERE "fine_disputes"."due_on" is not null;--> statement-breakpoint
CREATE INDEX "royalty_charges_returns_id_index" ON "royalty_charges" USING btree ("returns_id");--> statement-breakpoint
CREATE INDEX "royalty_charges_replaced_no_index" ON "royalty_charges" USING btree ("replaced_no");--> statement-breakpoint
CREATE INDEX "royalty_charges_reversed_index" ON "royalty_charges" USING btree ("store_id","period") WHERE "royalty_charges"."reversed_at" is not null and "royalty_charges"."replaced_no" is null;