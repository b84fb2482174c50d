const SEVERAL = /^(\w+:\/\/(?:[^@/?]*@)?)([^@/?]+)(.*)$/;

/**
 * One address for each server of an address that names several, by comma, as libpq reads it:
 * `postgres://site@one:5432,two:5432/site?target_session_attrs=read-write`.
 */
export function addressesOf(url: string): string[] {
  const [, before = '', hosts = url, after = ''] = SEVERAL.exec(url) ?? [];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}
