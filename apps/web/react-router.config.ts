import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // All routes are known from the start: no second round trip finds them, and the list is a cached file, not HTML.
  routeDiscovery: { mode: 'initial' },
  future: { v8_viteEnvironmentApi: true },
} satisfies Config;
