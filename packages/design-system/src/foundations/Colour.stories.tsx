import type { Meta, StoryObj } from '@storybook/react-vite';
import { brands } from '../theme/brands.ts';
import { contrast } from '../theme/colour.ts';
import { kitTokens, type Scheme, tones } from '../theme/tokens.ts';
import styles from './Foundations.module.css';

interface ColourPageProps {
  brand: string;
  scheme: Scheme;
}

function Swatch({ name, variable, ground, ink }: { name: string; variable: string; ground: string; ink: string }) {
  return (
    <li className={styles.swatch}>
      <div className={styles.sample} style={{ backgroundColor: ground, color: ink }}>
        Aa {contrast(ground, ink).toFixed(1)}
      </div>
      <div className={styles.facts}>
        <p>
          {name} · {ground}
        </p>
        <p className={styles.code}>{variable}</p>
      </div>
    </li>
  );
}

function ColourPage({ brand: name, scheme: mode }: ColourPageProps) {
  const brand = brands.find((each) => each.name === name);
  if (!brand) throw new Error(`No brand is named "${name}".`);
  const scheme = kitTokens(brand).schemes[mode];
  const ink = scheme.text.primary;
  return (
    <main className={styles.page}>
      <header className={styles.group}>
        <h1>Colour</h1>
        <p className={styles.lead}>
          Pictures are the colour of a page; the interface around them is quiet. Components name a role, never a value:
          the number in each swatch is the contrast of its text, and a test computes every pair for every brand.
        </p>
      </header>
      <section className={styles.group}>
        <h2>Surfaces and text</h2>
        <ul className={styles.swatches}>
          <Swatch name="Page" variable="--ke-palette-background-default" ground={scheme.background.default} ink={ink} />
          <Swatch name="Paper" variable="--ke-palette-background-paper" ground={scheme.background.paper} ink={ink} />
          <Swatch name="Sunken" variable="--ke-palette-surface-sunken" ground={scheme.surface.sunken} ink={ink} />
          <Swatch
            name="Secondary text on the page"
            variable="--ke-palette-text-secondary"
            ground={scheme.background.default}
            ink={scheme.text.secondary}
          />
        </ul>
      </section>
      {tones.map((tone) => (
        <section key={tone} className={styles.group}>
          <h2>{tone[0]?.toUpperCase() + tone.slice(1)}</h2>
          <ul className={styles.swatches}>
            <Swatch
              name="Main"
              variable={`--ke-palette-${tone}-main`}
              ground={scheme[tone].main}
              ink={scheme[tone].contrastText}
            />
            <Swatch
              name="Dark, for hover"
              variable={`--ke-palette-${tone}-dark`}
              ground={scheme[tone].dark}
              ink={scheme[tone].contrastText}
            />
            <Swatch
              name="Light, with main as text"
              variable={`--ke-palette-${tone}-light`}
              ground={scheme[tone].light}
              ink={scheme[tone].main}
            />
          </ul>
        </section>
      ))}
    </main>
  );
}

const meta = { component: ColourPage, tags: ['!autodocs'] } satisfies Meta<typeof ColourPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KarachiEstates: Story = { args: { brand: 'karachi-estates', scheme: 'light' } };

export const KarachiEstatesDark: Story = {
  args: { brand: 'karachi-estates', scheme: 'dark' },
  globals: { scheme: 'dark' },
};

export const GrandMonarch: Story = {
  args: { brand: 'grand-monarch', scheme: 'dark' },
  parameters: { brand: 'grand-monarch' },
};

/** A brand made of nothing but the values the factory asks for. */
export const SaffronHeights: Story = {
  args: { brand: 'saffron-heights', scheme: 'light' },
  parameters: { brand: 'saffron-heights' },
};
