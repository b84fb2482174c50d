/** Lists what each component costs and brings in: `pnpm --filter @karachi-estates/design-system sizes`. */
import { componentNames, sizeOf } from './sizes.ts';

console.log(`${'component'.padEnd(24)}   itself  brings`);
for (const name of componentNames()) {
  const { bytes, brings } = await sizeOf(name);
  console.log(`${name.padEnd(24)} ${(bytes / 1024).toFixed(1).padStart(5)} KB  ${brings.join(', ')}`);
}
