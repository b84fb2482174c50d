/** Lists what each component costs and brings in: `pnpm --filter @karachi-estates/design-system sizes`. */
import { componentNames, iconSetSize, sizeOf } from './sizes.ts';

console.log(`${'component'.padEnd(24)}     itself   + icons  brings`);
for (const name of componentNames()) {
  const { bytes, alone, brings } = await sizeOf(name);
  const [withoutIcons, whole] = [bytes, alone].map((each) => `${(each / 1024).toFixed(1).padStart(5)} KB`);
  console.log(`${name.padEnd(24)} ${withoutIcons}  ${whole}  ${brings.join(', ')}`);
}
console.log(`${'the icon set, once'.padEnd(24)} ${((await iconSetSize()) / 1024).toFixed(1).padStart(5)} KB`);
