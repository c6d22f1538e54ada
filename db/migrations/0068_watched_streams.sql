ALTER TABLE "fraud_findings" ADD COLUMN "flagged" jsonb;--> statement-breakpoint
ALTER TABLE "trend_entries" ADD COLUMN "device" smallint;--> statement-breakpoint
ALTER TABLE "trend_suspense_lines" ADD COLUMN "device" smallint;