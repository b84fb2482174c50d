import { Controls, Description, Primary, Source, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { Suspense, use } from 'react';

const sources = import.meta.glob<string>('../packages/design-system/src/components/*/*.tsx', {
  query: '?raw',
  import: 'default',
});

const read = new Map<string, Promise<string>>();

/** The source of a component, fetched once; nothing for a screen. */
function sourceOf(name: string): Promise<string> | undefined {
  const load = sources[`../packages/design-system/src/components/${name}/${name}.tsx`];
  if (load && !read.has(name)) read.set(name, load());
  return read.get(name);
}

/** What a theme may change of the component, as its own source says. */
function ThemeKeys({ source }: { source: Promise<string> }) {
  const text = use(source);
  const key = /useThemeProps\(\{[^}]*name: '(Ke\w+)'/s.exec(text)?.[1];
  if (!key) return null;
  const slots = [...text.matchAll(new RegExp(`name: '${key}',\\s+slot: '(\\w+)'`, 'g'))].map(
    ([, slot = '']) => `${slot.charAt(0).toLowerCase()}${slot.slice(1)}`,
  );
  return (
    <>
      <h2>Anatomy</h2>
      <p>
        Slots, from the outside in: <code>{[...new Set(slots)].join(', ')}</code>. A theme restyles them, and one
        component takes <code>sx</code>, <code>className</code> or <code>styled()</code>.
      </p>
      <Source
        language="ts"
        code={`createTheme({\n  components: {\n    ${key}: { defaultProps: {}, styleOverrides: { root: {} }, variants: [] },\n  },\n});`}
      />
    </>
  );
}

/**
 * The page of a component: what it is for and what to use instead, its import, every prop, its theme keys and states.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const source = sourceOf(name);
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {source && (
        <>
          <p>Status: {preparedMeta.tags?.includes('new') ? 'new, its props may still change' : 'stable'}.</p>
          <Source language="tsx" code={`import { ${name} } from '@karachi-estates/design-system/${name}';`} />
        </>
      )}
      <Primary />
      <Controls />
      {source && (
        <Suspense>
          <ThemeKeys source={source} />
        </Suspense>
      )}
      <Stories includePrimary={false} />
    </>
  );
}
