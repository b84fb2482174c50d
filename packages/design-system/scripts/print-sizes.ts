/** Lists what each component costs and brings in: `pnpm --filter @karachi-estates/design-system sizes`. */
import { componentNames, iconSetSize, sizeOf } from './sizes.ts';

for (const name of componentNames()) {
  const { bytes, brings } = await sizeOf(name);
  console.log(`${name.padEnd(24)} ${(bytes / 1024).toFixed(1).padStart(5)} KB  ${brings.join(', ')}`);
}
console.log(`${'the icon set, once'.padEnd(24)} ${((await iconSetSize()) / 1024).toFixed(1).padStart(5)} KB`);
