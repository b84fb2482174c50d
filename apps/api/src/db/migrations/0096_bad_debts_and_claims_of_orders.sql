-- What was used of a plan whose transfer was taken back, or had been paid back by then: nobody pays for it any more.
ALTER TABLE "ledger_movements" DROP CONSTRAINT "ledger_movements_kind";--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_kind" CHECK ("kind" in ('received', 'held', 'released', 'earned', 'unearned', 'paid-back', 'reversed', 'written-off', 'bad-debt'));--> statement-breakpoint
-- What a seller says of one order's payment keeps nobody from telling of another order's: without a word of it that order
-- would end while the first one is checked.
DROP INDEX "upgrade_requests_one_pending";--> statement-breakpoint
CREATE UNIQUE INDEX "upgrade_requests_order_pending" ON "upgrade_requests" ("order_id") WHERE "status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "upgrade_requests_pending_alone" ON "upgrade_requests" ("account_id") WHERE "status" = 'pending' AND "order_id" IS NULL;
