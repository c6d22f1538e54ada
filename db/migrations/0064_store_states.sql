ALTER TABLE "stores" ADD COLUMN "state" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "state_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "kit_made_on" date;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "test_sent_on" date;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "test_answered_on" date;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "test_answer" text;--> statement-breakpoint
-- Stores that were there before got releases: that stays so until staff decide otherwise.
UPDATE "stores" SET "state_changed_at" = now();--> statement-breakpoint
CREATE INDEX "deliveries_store_not_live_index" ON "deliveries" USING btree ("store_id") WHERE "deliveries"."reason_code" = 'store_not_live';
