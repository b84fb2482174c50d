import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from './Foundations.module.css';

const sizes = [
  ['h1', 'One h1 a page: its promise or its name'],
  ['h2', 'Sections'],
  ['h3', 'Cards and parts of a section'],
  ['h4', 'Small cards, titles of sheets'],
  ['body', 'What people read, at most seventy characters a line'],
  ['small', 'What stands beside: help, dates, facts'],
  ['overline', 'A word or two above a heading'],
] as const;

function TypePage() {
  return (
    <main className={styles.page}>
      <header className={styles.group}>
        <h1>Type</h1>
        <p className={styles.lead}>
          Plus Jakarta Sans, one variable file of the latin subset, with a fallback of the same widths so that nothing
          moves when it arrives. Sizes are fluid from 360 to 1280 pixels. Numbers in prices and facts are tabular.
        </p>
      </header>
      <section>
        {sizes.map(([size, use]) => (
          <div key={size} className={styles.row}>
            <p
              style={{
                fontSize: `var(--ke-text-${size})`,
                fontFamily: size.startsWith('h') ? 'var(--ke-font-heading)' : undefined,
                fontWeight: size.startsWith('h') ? 'var(--ke-heading-weight)' : undefined,
                lineHeight: size.startsWith('h') ? 'var(--ke-leading-heading)' : undefined,
              }}
            >
              2.5 Crore in Clifton
            </p>
            <p className={styles.code}>
              --ke-text-{size} · {use}
            </p>
          </div>
        ))}
      </section>
      <section className={styles.group}>
        <h2>Weights</h2>
        {(['regular', 'medium', 'semibold', 'bold'] as const).map((weight) => (
          <p key={weight} style={{ fontWeight: `var(--ke-weight-${weight})` }}>
            Where City Lights Meet Ocean Heights <span className={styles.code}>--ke-weight-{weight}</span>
          </p>
        ))}
      </section>
    </main>
  );
}

const meta = { component: TypePage, tags: ['!autodocs'] } satisfies Meta<typeof TypePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KarachiEstates: Story = {};

/** The project's brochure sets its headings in Cormorant Garamond. */
export const GrandMonarch: Story = { parameters: { brand: 'grand-monarch' } };
