CREATE TABLE "plan_reminders" (
	"account_id" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "plan_reminders_account_id_ends_at_days_pk" PRIMARY KEY("account_id","ends_at","days")
);
--> statement-breakpoint
ALTER TABLE "plan_reminders" ADD CONSTRAINT "plan_reminders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
