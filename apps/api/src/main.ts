import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { createDeps } from './deps.ts';
import { closeGently } from './plugins/health.ts';
import { readSettings } from './settings.ts';

/** The API alone, without the site. */
const deps = await createDeps(readSettings(process.env)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
const app = await buildApp(deps);
closeWithGrace({ delay: 10_000 + deps.settings.drainMs, logger: deps.logger }, async ({ err }) => {
  if (err) deps.logger.error({ err }, 'closing after an error');
  await closeGently(app, deps);
  await deps.close();
});
const address = await app.listen({ port: deps.settings.port, host: deps.settings.host });
process.stdout.write(`${address}/api/docs\n`);
