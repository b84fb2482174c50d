import { join } from 'node:path';
import type pg from 'pg';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { type Db, openDatabase } from './db/connect.ts';
import { seedDatabase } from './db/seed.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { diskStore } from './media/diskStore.ts';
import type { MediaStore } from './media/mediaStore.ts';
import { type Settings, SettingsError } from './settings.ts';

/** Everything the application needs from outside, as arguments: tests give their own. */
export interface Deps {
  db: Db;
  pool: pg.Pool;
  /** Whether the database lives in this process, which then has the only connection. */
  embedded: boolean;
  media: MediaStore;
  mailer: Mailer;
  clock: () => Date;
  settings: Settings;
  logger: Logger;
  /** Gives everything back; after `app.close()`. */
  close: () => Promise<void>;
}

/** A failed query names its parameters and the database the values at fault: people's data, which a log must not hold. */
function loggedError(error: Error) {
  const serialized: Record<string, unknown> = { ...pino.stdSerializers.err(error) };
  const { params: _params, detail: _detail, cause: _cause, ...logged } = serialized;
  const reason = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  const stack = error.stack?.replace(/\nparams:[\s\S]*?(?=\n {4}at )/, '');
  return { ...logged, message: `${error.message.replace(/\nparams:[\s\S]*$/, '')}${reason}`, stack };
}

/** The process's logger: JSON lines without credentials. @param destination standard output where it is not given. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    serializers: { err: loggedError },
    redact: {
      paths: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.credential'],
      censor: '[hidden]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Opens the real world: database, pictures, mail.
 * @throws SettingsError for storage that the settings name and that is not there.
 */
export async function createDeps(settings: Settings): Promise<Deps> {
  // Pictures that silently went to the disk of one machine would be missing on the others.
  if (settings.mediaS3) {
    throw new SettingsError(
      'MEDIA_S3_ENDPOINT: buckets are not supported yet; leave it empty and share DATA_DIR/media',
    );
  }
  const logger = createLogger(settings.logLevel);
  const database = await openDatabase(settings);
  const mailer = createMailer(settings);
  const deps: Deps = {
    db: database.db,
    pool: database.pool,
    embedded: database.embedded,
    media: diskStore(join(settings.dataDir, 'media')),
    mailer,
    clock: () => new Date(),
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
