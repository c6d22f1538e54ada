ALTER TABLE "masterings" ADD COLUMN "group_id" uuid;--> statement-breakpoint
CREATE INDEX "masterings_group_id_index" ON "masterings" USING btree ("group_id");