import { readdir } from 'node:fs/promises';
import type { Endpoint } from '@karachi-estates/contracts/endpoint';

/** Every contract there is, found by reading their folder: a new one cannot be forgotten. */
export async function allContracts(): Promise<Endpoint[]> {
  const folder = new URL('.', import.meta.resolve('@karachi-estates/contracts/endpoint'));
  const contracts: Endpoint[] = [];
  for (const file of await readdir(folder)) {
    const module: Record<string, unknown> = await import(new URL(file, folder).pathname);
    for (const value of Object.values(module)) {
      if (typeof value === 'object' && value !== null && 'access' in value && 'method' in value)
        contracts.push(value as Endpoint);
    }
  }
  return contracts;
}
