import { type Endpoint, type Failure, pathOf } from '@karachi-estates/contracts/endpoint';
import { storedToken } from '../session/storage.ts';
import { CallFailed, pageLanguage } from './call.ts';

/**
 * Fetches a file that only the signed-in person may have and hands it to the browser to save. A link could not send the
 * token.
 * @throws CallFailed
 */
export async function download(
  endpoint: Pick<Endpoint, 'url'>,
  name: string,
  params?: Record<string, string>,
): Promise<void> {
  const headers = { authorization: `Bearer ${storedToken() ?? ''}`, 'accept-language': pageLanguage() };
  const response = await fetch(pathOf(endpoint, { params }), { headers }).catch(() => undefined);
  if (!response) throw new CallFailed(0);
  if (!response.ok) {
    const failure: Partial<Failure> | undefined = await response.json().catch(() => undefined);
    throw new CallFailed(response.status, failure);
  }
  const address = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
