import { decideDeskUpgrade, listDeskUpgrades } from '@karachi-estates/contracts/deskUpgrades';
import { deskUpgrades } from '@karachi-estates/fixtures/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { frame } from '../../content/frame.ts';
import { lists } from '../../content/lists.ts';
import { terms } from '../../content/terms.ts';
import { upgrades as words } from '../../content/upgrades.ts';
import { answers, aPageOf, deskParameters, deskStories, type StoryAnswer } from '../../stories/deskStory.tsx';
import UpgradesRoute from './UpgradesRoute.tsx';

const world = (answer: StoryAnswer, at = '/upgrades') => deskParameters({ at, api: answers(listDeskUpgrades, answer) });

const meta = {
  ...deskStories,
  title: 'Upgrades',
  component: UpgradesRoute,
  parameters: world(aPageOf(deskUpgrades)),
} satisfies Meta<typeof UpgradesRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    // What is in the books is approved at its order.
    await expect(canvas.getByRole('link', { name: words.toOrderOf('KE-W8H3TN') })).toHaveAttribute(
      'href',
      '/orders/20',
    );
  },
};

/** A decision says what follows and asks once; money needs a fresh code. */
export const AsksForACode: Story = {
  parameters: deskParameters({
    at: '/upgrades',
    api: {
      ...answers(listDeskUpgrades, aPageOf(deskUpgrades)),
      ...answers(
        decideDeskUpgrade,
        { failure: 403, code: 'STEP_UP_NEEDED', message: 'Enter a fresh code.' },
        { id: '12' },
      ),
    },
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: words.approveOf('KE-7Q4XM2') }));
    const question = await body.findByRole('alertdialog');
    await expect(question).toHaveTextContent('You enter PKR 45,000 into the books');
    await userEvent.click(within(question).getByRole('button', { name: words.approve }));
    await expect(await body.findByRole('dialog', { name: frame.stepUp.title })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: world(aPageOf([])),
  play: async ({ canvas }) => expect(await canvas.findByText(words.empty.title)).toBeVisible(),
};

export const NoMatch: Story = {
  parameters: world(aPageOf([]), `/upgrades?filter=${encodeURIComponent(JSON.stringify({ status: 'pending' }))}`),
  play: async ({ canvas }) => expect(await canvas.findByText(lists.noMatch.title)).toBeVisible(),
};

export const Loading: Story = { parameters: world('pending') };

export const Failed: Story = {
  parameters: world({ failure: 0 }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

/** Who decides on a phone sees the plan, the state and the proof, too. */
export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const cell = (await canvas.findByText('KE-7Q4XM2')).closest('td');
    if (!cell) throw new Error('The request is in no cell.');
    await expect(cell).toHaveTextContent(words.plan(terms.plans.premium ?? '', 3));
    await expect(within(cell).getByRole('link', { name: words.screenshot })).toBeInTheDocument();
  },
};
