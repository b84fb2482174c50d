import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from './Foundations.module.css';

const steps = ['half', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

function SpacePage() {
  return (
    <main className={styles.page}>
      <header className={styles.group}>
        <h1>Space and shape</h1>
        <p className={styles.lead}>
          Steps of half a rem. A component has no outer margin: the grid or section around it decides the distance.
          Sections breathe 48, 64 and 96 pixels on phones, tablets and desktops.
        </p>
      </header>
      <section>
        {steps.map((step) => (
          <div key={step} className={styles.row}>
            <div className={styles.bar} style={{ inlineSize: `var(--ke-space-${step})` }} />
            <p className={styles.code}>--ke-space-{step}</p>
          </div>
        ))}
      </section>
      <section className={styles.group}>
        <h2>Corners</h2>
        <div className={styles.shapes}>
          {(['card', 'control', 'small', 'pill'] as const).map((radius) => (
            <div key={radius} className={styles.shape} style={{ borderRadius: `var(--ke-radius-${radius})` }}>
              {radius}
            </div>
          ))}
        </div>
      </section>
      <section className={styles.group}>
        <h2>Depth</h2>
        <p className={styles.lead}>Borders at rest; one soft shadow for what floats or is under the pointer.</p>
        <div className={styles.shapes}>
          {(['hover', 'float'] as const).map((shadow) => (
            <div key={shadow} className={styles.shape} style={{ boxShadow: `var(--ke-shadow-${shadow})` }}>
              {shadow}
            </div>
          ))}
        </div>
      </section>
    </main>
  );
}

const meta = { component: SpacePage, tags: ['!autodocs'] } satisfies Meta<typeof SpacePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KarachiEstates: Story = {};

export const GrandMonarch: Story = { parameters: { brand: 'grand-monarch' } };
