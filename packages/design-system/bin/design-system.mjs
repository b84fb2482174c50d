#!/usr/bin/env node
// The commands of the kit, for sites that are made with it.
const usage = `usage:
  design-system create <folder> [--kit <version or file>]   writes the site of a new project
  design-system pictures <originals> <public folder> <address> <list.ts> [webp]   encodes a project's pictures`;

const [command, ...args] = process.argv.slice(2);
if ([command, ...args].some((word) => word === '--help' || word === '-h')) {
  console.log(usage);
} else if (command === 'create') {
  const { create } = await import('./create.mjs');
  await create(args);
} else if (command === 'pictures') {
  const { encodePictures } = await import('./pictures.mjs');
  await encodePictures(args);
} else {
  console.error(usage);
  process.exitCode = 2;
}
