CREATE TABLE "call_counts" (
	"account_id" uuid NOT NULL,
	"minute" integer NOT NULL,
	"process_id" uuid NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "call_counts_minute_account_id_process_id_pk" PRIMARY KEY("minute","account_id","process_id")
);
