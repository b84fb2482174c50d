import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Source,
  Stories,
  Story,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Suspense, use, useContext } from 'react';

const sources = import.meta.glob<string>(
  [
    '../packages/design-system/src/components/*/*.tsx',
    '!../packages/design-system/src/components/*/*.stories.tsx',
    '!../packages/design-system/src/components/*/*.test.tsx',
  ],
  { query: '?raw', import: 'default' },
);

const read = new Map<string, Promise<string>>();

/** The source of a component and then of its private parts, fetched once; nothing for a screen. */
function sourceOf(name: string): Promise<string> | undefined {
  const folder = `../packages/design-system/src/components/${name}/`;
  const own = sources[`${folder}${name}.tsx`];
  if (own && !read.has(name)) {
    const parts = Object.entries(sources).flatMap(([file, load]) =>
      file.startsWith(folder) && load !== own ? [load] : [],
    );
    read.set(
      name,
      Promise.all([own, ...parts].map((load) => load())).then((texts) => texts.join('\n')),
    );
  }
  return read.get(name);
}

/** The slots of a component from the outside in, each with the element or the MUI part that it is made of. */
function slotsOf(text: string, key: string): Map<string, string> {
  const styledSlots = new RegExp(`styled\\(\\s*'?(\\w+)'?,\\s*\\{\\s*name: '${key}',\\s+slot: '(\\w+)'`, 'g');
  return new Map(
    [...text.matchAll(styledSlots)].map(([, part = '', slot = '']) => [
      `${slot.charAt(0).toLowerCase()}${slot.slice(1)}`,
      /^[a-z]/.test(part) ? `<${part}>` : part,
    ]),
  );
}

/** What the component is made of, and what a theme may change of it, as its own source says. */
function Anatomy({ source }: { source: Promise<string> }) {
  const text = use(source);
  const key = /useThemeProps\(\{[^}]*name: '(Ke\w+)'/s.exec(text)?.[1];
  if (!key) return null;
  const slots = slotsOf(text, key);
  const restyled = slots.size > 0 ? ' styleOverrides: { root: {} },' : '';
  return (
    <>
      <h2>Anatomy</h2>
      {slots.size > 0 ? (
        <table>
          <thead>
            <tr>
              <th>Slot</th>
              <th>Made of</th>
            </tr>
          </thead>
          <tbody>
            {[...slots].map(([slot, part]) => (
              <tr key={slot}>
                <td>
                  <code>{slot}</code>
                </td>
                <td>
                  <code>{part}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>It is composed of other parts and has no slots of its own: a theme restyles those.</p>
      )}
      <h2>Theme keys</h2>
      <p>
        A theme changes every one; a single one takes <code>sx</code>, <code>className</code> or <code>styled()</code>.
      </p>
      <Source
        language="tsx"
        code={`createTheme({\n  components: {\n    ${key}: { defaultProps: {},${restyled} variants: [] },\n  },\n});`}
      />
    </>
  );
}

const sides = [
  { tag: 'do', title: 'Do', colour: '#2E6B3E' },
  { tag: 'dont', title: 'Don’t', colour: '#A32A20' },
];

/** The stories tagged `do` and `dont`, drawn beside each other, each with the sentence above it in the code. */
function DoAndDont() {
  const stories = useContext(DocsContext).componentStories();
  const shown = sides.flatMap((side) =>
    stories.filter(({ tags }) => tags.includes(side.tag)).map((story) => ({ ...side, story })),
  );
  if (shown.length === 0) return null;
  return (
    <>
      <h2>Do and don’t</h2>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
          gap: '1.5rem',
          marginBlockEnd: '2rem',
        }}
      >
        {shown.map(({ title, colour, story }) => (
          <section key={story.id} style={{ borderTop: `4px solid ${colour}`, minWidth: 0, overflowX: 'auto' }}>
            <h3 style={{ color: colour }}>{title}</h3>
            <Description of={story.moduleExport} />
            <Story of={story.moduleExport} />
          </section>
        ))}
      </div>
    </>
  );
}

/**
 * The page of a component: what it is for and what to use instead, its import, every prop, do and don't, its anatomy
 * and theme keys, and its states.
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
      <h2>Example</h2>
      <Primary />
      <Controls />
      {source && <DoAndDont />}
      {source && (
        <Suspense>
          <Anatomy source={source} />
        </Suspense>
      )}
      <Stories includePrimary={false} />
    </>
  );
}
