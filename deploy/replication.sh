#!/bin/sh
# Run once by the image of PostgreSQL, when the data folder is made: lets the replica copy and follow this server, and
# keeps people's data out of its log, where slow statements and errors would have the values that they were given. A replica
# that is gone for good must not fill the disk of this server: beyond so much of its log it is copied anew.
set -eu
echo 'host replication all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
printf 'log_parameter_max_length = 0\nlog_error_verbosity = terse\n' >> "$PGDATA/postgresql.conf"
printf 'max_slot_wal_keep_size = 16GB\n' >> "$PGDATA/postgresql.conf"
