import type { Plugin } from 'vite';

/** What this site never is: one that finds its routes little by little (see react-router.config.ts), or of server components. */
const never = /(?<!function )\b(?:isFogOfWarEnabled|useIsRSCRouterContext)\([^()]*\)/g;

/**
 * What the router's package has and nobody needs is dropped by the bundler only where it can see so. Says that making its
 * components by a call (links that mark themselves, forms) does nothing else, leaves out their names for developer tools, which
 * are written onto them, and answers its questions after kinds of sites.
 */
export function routerWithoutUnused(): Plugin {
  return {
    name: 'router-without-unused',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production[\\/]/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replace(/= (?=React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ ')
          .replace(never, 'false'),
        map: null,
      }),
    },
  };
}
