import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from './Foundations.module.css';

const paces = [
  ['fast', '150 ms', 'Colours, focus, small turns'],
  ['normal', '220 ms', 'What comes and goes: sheets, menus, messages'],
] as const;

function MotionPage() {
  return (
    <main className={styles.page}>
      <header className={styles.group}>
        <h1>Motion</h1>
        <p className={styles.lead}>
          Nothing moves without a reason. Two paces and one curve; the base stylesheet ends all of it for people who
          asked their device for less motion. Point at a square or press Tab to see it.
        </p>
      </header>
      {paces.map(([pace, length, use]) => (
        <section key={pace} className={styles.group}>
          <h2>
            {pace[0]?.toUpperCase() + pace.slice(1)}, {length}
          </h2>
          <p className={styles.lead}>{use}.</p>
          <div className={styles.track}>
            <button
              type="button"
              className={styles.mover}
              aria-label={`A square that moves in ${length}`}
              style={{ transitionDuration: `var(--ke-duration-${pace})` }}
            />
          </div>
          <p className={styles.code}>--ke-duration-{pace} · --ke-ease</p>
        </section>
      ))}
    </main>
  );
}

const meta = { component: MotionPage, tags: ['!autodocs'] } satisfies Meta<typeof MotionPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paces: Story = {};
