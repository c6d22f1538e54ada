ALTER TABLE "delivery_assets" ADD COLUMN "measured" jsonb;--> statement-breakpoint
ALTER TABLE "delivery_assets" ADD COLUMN "differences" jsonb;--> statement-breakpoint
CREATE INDEX "delivery_assets_differences_index" ON "delivery_assets" USING btree ("upload_id") WHERE "delivery_assets"."differences" is not null;