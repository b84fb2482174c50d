import { listAreas, listCities } from '@karachi-estates/contracts/areas';
import { addLead } from '@karachi-estates/contracts/leads';
import {
  LEAD_FIELDS_MISSING,
  LEAD_NETWORK_FAILED,
  LEAD_REFUSED,
  LEAD_SUBMITTED,
} from '@karachi-estates/domain/leads/messages';
import { areas, karachi } from '@karachi-estates/fixtures/areas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';
import { answers, type StoryAnswer, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import FindMyHomeRoute from './FindMyHomeRoute.tsx';

const path = '/find-my-home';
const world = (answer: StoryAnswer) =>
  screenParameters({
    path,
    api: {
      ...answers(listCities, { answer: [karachi] }),
      ...answers(listAreas, { answer: areas }, { cityId: karachi.id }),
      ...answers(addLead, answer),
    },
  });
const taken = world({ answer: { message: LEAD_SUBMITTED, id: 1 } });

const meta = {
  ...screenStories,
  title: 'Find my home',
  id: 'screens-routes-find-my-home-findmyhomeroute',
  component: FindMyHomeRoute,
  parameters: taken,
} satisfies Meta<typeof FindMyHomeRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(canvas: ReturnType<typeof within>) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Full name' }), 'Hina Qureshi');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'hina@example.com');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '0300 1234567');
  await waitFor(() => expect(canvas.getByRole('option', { name: 'Karachi' })).toBeInTheDocument());
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'City' }), 'Karachi');
  await userEvent.type(canvas.getByRole('combobox', { name: 'Area' }), 'clifton');
  await userEvent.click(await screen.findByRole('option', { name: 'Clifton' }));
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Property type' }), 'Flat');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Number of bedrooms' }), '3');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Budget (PKR)' }), '2.5 crore');
}

const sendIt = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole('button', { name: 'Submit Lead' }));

export const Ready: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('combobox', { name: 'Area' })).toBeDisabled(),
};

export const FieldsMissing: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Full name' });
    await sendIt(canvas);
    await expect(await canvas.findByText(LEAD_FIELDS_MISSING)).toBeVisible();
  },
};

/** The area waits for the city, so its line leads there until one is chosen. */
export const AreaMissing: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'Karachi' });
    await sendIt(canvas);
    const line = await canvas.findByRole('link', { name: /^Area: / });
    const city = canvas.getByRole('combobox', { name: 'City' });
    await userEvent.click(line);
    await expect(city).toHaveFocus();
    await userEvent.selectOptions(city, 'Karachi');
    await userEvent.click(canvas.getByRole('link', { name: /^Area: / }));
    await expect(canvas.getByRole('combobox', { name: 'Area' })).toHaveFocus();
  },
};

/** What was asked for is cleared, but for the city and the bedrooms. */
export const Sent: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await sendIt(canvas);
    const done = await screen.findByText(LEAD_SUBMITTED);
    await expect(done).toBeVisible();
    await expect(done.closest('[role=alert]')).not.toBeNull();
    for (const name of ['Full name', 'Email', 'Phone', 'Budget (PKR)']) {
      await expect(canvas.getByRole('textbox', { name })).toHaveValue('');
    }
    await expect(canvas.getByRole('combobox', { name: 'Area' })).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'Property type' })).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveValue('Karachi');
    await expect(canvas.getByRole('combobox', { name: 'Number of bedrooms' })).toHaveValue('3');
  },
};

export const Refused: Story = {
  parameters: world({ failure: 503, message: 'The desk is closed.' }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await sendIt(canvas);
    await expect(await canvas.findByText(LEAD_REFUSED({ reason: 'The desk is closed.' }))).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Hina Qureshi');
  },
};

export const NetworkDown: Story = {
  parameters: world({ failure: 0 }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await sendIt(canvas);
    await expect(await canvas.findByText(LEAD_NETWORK_FAILED)).toBeVisible();
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { globals: { language: 'ur' } };
