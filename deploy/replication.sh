#!/bin/sh
# Run once by the image of PostgreSQL, when the data folder is made: lets the replica copy and follow this server.
set -eu
echo 'host replication all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
