CREATE TABLE "shortlist_shares" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shortlist_shares_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "shortlist_votes" (
	"account_id" integer NOT NULL,
	"property_id" bigint NOT NULL,
	"voter_key" text NOT NULL,
	"voter" text NOT NULL,
	"vote" text NOT NULL,
	"comment" text NOT NULL,
	"voted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shortlist_votes_account_id_property_id_voter_key_pk" PRIMARY KEY("account_id","property_id","voter_key")
);
--> statement-breakpoint
ALTER TABLE "shortlist_shares" ADD CONSTRAINT "shortlist_shares_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shortlist_votes" ADD CONSTRAINT "shortlist_votes_account_id_shortlist_shares_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."shortlist_shares"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shortlist_votes" ADD CONSTRAINT "shortlist_votes_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "shortlist_votes_property" ON "shortlist_votes" USING btree ("property_id");
