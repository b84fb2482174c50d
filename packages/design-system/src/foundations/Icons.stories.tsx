import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../components/Icon/Icon.tsx';
import { type IconName, iconPaths } from '../components/Icon/iconPaths.ts';
import styles from './Foundations.module.css';

function IconsPage() {
  const names = Object.keys(iconPaths).sort() as IconName[];
  return (
    <main className={styles.page}>
      <header className={styles.group}>
        <h1>Icons</h1>
        <p className={styles.lead}>
          {names.length} pictures of the rounded Material set, 20 pixels beside text, in the colour of the text. An icon
          stands beside words or has a name of its own. Add one by copying its outline into iconPaths.ts.
        </p>
      </header>
      <ul className={styles.icons}>
        {names.map((name) => (
          <li key={name} className={styles.icon}>
            <Icon name={name} size="large" />
            <span className={styles.code}>{name}</span>
          </li>
        ))}
      </ul>
    </main>
  );
}

const meta = { component: IconsPage, tags: ['!autodocs'] } satisfies Meta<typeof IconsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
