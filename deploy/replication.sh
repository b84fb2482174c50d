#!/bin/sh
# Run once by the image of PostgreSQL, when the data folder is made, whose copies have these settings too: lets replicas
# copy and follow this server, and keeps people's data out of its log, where slow statements and errors would have the
# values that they were given. Each server keeps so much of its log that a replica which was away can follow it, also one
# that was promoted since; whoever was away for longer is copied anew. A backup that fetches the log through a slot and is
# gone for good must not fill the disk. Who followed a primary that died looks soon for the one that took over.
set -eu
echo 'host replication all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
printf 'log_parameter_max_length = 0\nlog_error_verbosity = terse\n' >> "$PGDATA/postgresql.conf"
printf 'wal_keep_size = 4GB\nmax_slot_wal_keep_size = 16GB\n' >> "$PGDATA/postgresql.conf"
printf 'wal_retrieve_retry_interval = 500ms\n' >> "$PGDATA/postgresql.conf"
