-- Two accounts of one person become one: the row that ends stays, with its address and where it went.
ALTER TABLE "accounts" ADD COLUMN "merged_into" integer;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "merged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_merged_into_accounts_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_merged_into" ON "accounts" USING btree ("merged_into") WHERE "merged_into" is not null;
