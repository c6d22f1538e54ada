CREATE TABLE "acknowledgement_files" (
	"store_id" text NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"modified_ms" bigint NOT NULL,
	"times_read" integer NOT NULL,
	CONSTRAINT "acknowledgement_files_store_id_file_name_pk" PRIMARY KEY("store_id","file_name")
);
--> statement-breakpoint
ALTER TABLE "acknowledgement_files" ADD CONSTRAINT "acknowledgement_files_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;