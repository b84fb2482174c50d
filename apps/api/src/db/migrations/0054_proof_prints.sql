-- What of a photo that proves a transfer is compared with others, so that the desk is warned of one that looks the same.
CREATE TABLE "proof_prints" (
	"request_id" integer PRIMARY KEY NOT NULL,
	"cells" "bytea" NOT NULL,
	"shape" integer NOT NULL,
	"like_id" integer
);--> statement-breakpoint
ALTER TABLE "proof_prints" ADD CONSTRAINT "proof_prints_request_id_upgrade_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."upgrade_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_prints" ADD CONSTRAINT "proof_prints_like_id_upgrade_requests_id_fk" FOREIGN KEY ("like_id") REFERENCES "public"."upgrade_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proof_prints_shape" ON "proof_prints" USING btree ("shape","request_id");--> statement-breakpoint
CREATE INDEX "proof_prints_like" ON "proof_prints" USING btree ("like_id") WHERE "proof_prints"."like_id" is not null;
