-- What an account looked at last, on all its devices together.
CREATE TABLE "recents" (
	"account_id" integer PRIMARY KEY NOT NULL REFERENCES "accounts"("id") ON DELETE CASCADE,
	"property_ids" jsonb NOT NULL,
	"search" text NOT NULL
);
