import { Resolver } from 'node:dns/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { Changes } from './changes/changes.ts';
import { type Db, openDatabase } from './db/connect.ts';
import type { Replicas } from './db/replicas.ts';
import { seedDatabase } from './db/seed.ts';
import { EventCounter } from './insights/eventCounter.ts';
import { loggedError } from './logged.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { diskStore } from './media/diskStore.ts';
import { type MediaFolder, mediaFolder } from './media/mediaFolder.store.ts';
import { alsoReading, MediaStoreAway, type SiteStore, siteStore } from './media/mediaStore.ts';
import { BucketRefusal, s3Store } from './media/s3Store.ts';
import type { Names } from './plugins/searchEngines.ts';
import { privateFolder } from './privateFolder.ts';
import { type Settings, SettingsError } from './settings.ts';

/** Everything the application needs from outside, as arguments: tests give their own. */
export interface Deps {
  db: Db;
  pool: pg.Pool;
  /** Connections past a pooler, for what needs a session; undefined where `pool` leads to the server itself. */
  direct?: pg.Pool | undefined;
  /** Connections that only ask how the server is; undefined where the database is embedded. */
  probe?: pg.Pool | undefined;
  /** Whether the database lives in this process, which then has the only connection. */
  embedded: boolean;
  /** What this process knows of the changes in the public data. */
  changes: Changes;
  /** Where guests' reads may go instead of the database; undefined without replicas. */
  replicas?: Replicas | undefined;
  media: SiteStore;
  mailer: Mailer;
  names: Names;
  clock: () => Date;
  /** What visitors saw and did in the last seconds. */
  events: EventCounter;
  settings: Settings;
  logger: Logger;
  /** Gives everything back; after `app.close()`. */
  close: () => Promise<void>;
}

/** The process's logger: JSON lines without credentials. @param destination standard output where it is not given. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    serializers: { err: (error: Error) => loggedError(error) },
    redact: {
      paths: ['*.headers.authorization', '*.headers.cookie', '*.password', '*.token', '*.credential'],
      censor: '[hidden]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * The store of pictures and documents that the settings name, unasked whether it is there, in the folders of an
 * installation. Documents lie under a prefix of their own, so that a bucket's policy can name it.
 */
export function pictureStore(settings: Settings, folder: MediaFolder, clock = () => new Date()): SiteStore {
  const storeIn = (name: string) =>
    settings.mediaS3
      ? s3Store({ ...settings.mediaS3, folder: name })
      : diskStore(join(settings.dataDir, 'media', name));
  const own = storeIn(folder.name);
  const pictures = folder.readsBeside ? alsoReading(own, storeIn('')) : own;
  return siteStore(pictures, storeIn(`private/${folder.name}`), () => clock() >= folder.documentsFrom);
}

/** A bucket that is away does not keep the site from starting; a wrong one does. */
async function checkBucket(bucket: NonNullable<Settings['mediaS3']>, logger: Logger): Promise<void> {
  try {
    await s3Store(bucket).check();
  } catch (error) {
    if (error instanceof BucketRefusal) throw new SettingsError(`MEDIA_S3_*: ${error.message}`);
    if (!(error instanceof MediaStoreAway)) throw error;
    logger.warn({ err: error }, 'the picture store does not answer; pictures fail until it does');
  }
}

/**
 * Opens the real world: database, pictures, mail.
 * @throws SettingsError for storage that the settings name and that is not there.
 */
export async function createDeps(settings: Settings): Promise<Deps> {
  const logger = createLogger(settings.logLevel);
  if (settings.mediaS3) await checkBucket(settings.mediaS3, logger);
  else await privateFolder(join(settings.dataDir, 'media'));
  const database = await openDatabase(settings);
  const media = await mediaFolder(database.db)
    .then((folder) => pictureStore(settings, folder))
    .catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
  const mailer = createMailer(settings);
  const clock = () => new Date();
  const deps: Deps = {
    db: database.db,
    pool: database.pool,
    direct: database.direct,
    probe: database.probe,
    embedded: database.embedded,
    changes: database.changes,
    replicas: database.replicas,
    media,
    mailer,
    names: new Resolver({ timeout: 1_000, tries: 2 }),
    clock,
    events: new EventCounter(clock),
    settings,
    logger,
    close: async () => {
      mailer.close();
      await database.close();
    },
  };
  try {
    await seedDatabase(deps);
    return deps;
  } catch (error) {
    await deps.close();
    throw error;
  }
}
