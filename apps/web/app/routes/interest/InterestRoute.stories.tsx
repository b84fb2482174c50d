import { listUnits } from '@karachi-estates/contracts/projects';
import { projectWithUnits } from '@karachi-estates/fixtures/projects';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { units } from '../../content/units.ts';
import { answers, type StoryAnswer, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import InterestRoute from './InterestRoute.tsx';

const path = '/projects/interest';
const opened = (query: string, answer: StoryAnswer = { answer: projectWithUnits() }, slug = 'grand-monarch') =>
  screenParameters({
    path,
    at: `${path}?project=${slug}&${query}`,
    api: answers(listUnits, answer, { slug }),
  });
const typed = 'unitType=3bed&name=Sana+Ahmed&email=sana%40example.com&refused=INTEREST_FIELDS_MISSING';

const meta = {
  ...screenStories,
  title: 'Interest in a project',
  id: 'screens-routes-interest-interestroute',
  component: InterestRoute,
} satisfies Meta<typeof InterestRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The desk has it. */
export const Ready: Story = { parameters: opened('done=registered') };

/** A field was empty: what was typed is there. */
export const Refused: Story = {
  parameters: opened(typed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(units.interestPage.refused.INTEREST_FIELDS_MISSING)).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: /Full name/ })).toHaveValue('Sana Ahmed');
    await expect(await canvas.findByRole('combobox', { name: /Unit type/ })).toHaveValue('3bed');
    await expect(canvas.getByRole('textbox', { name: /Phone/ })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toBeValid();
    // The choices of the form that it came from.
    await expect(canvas.getByRole('option', { name: '5 Bed Apartment' })).toBeInTheDocument();
  },
};

/** Another project: the kinds of its units. */
export const OtherProject: Story = {
  tags: ['no-visual'],
  parameters: opened(typed, { answer: projectWithUnits() }, 'clifton-courtyard'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', { name: /^4 Bedroom/ })).toBeInTheDocument();
  },
};

/** A project that we do not know. */
export const Empty: Story = { parameters: opened('refused=PROJECT_UNKNOWN') };

/** The kinds of unit are on their way. */
export const Loading: Story = { parameters: opened(typed, 'pending', 'clifton-courtyard') };

/** They could not be read: the reason and what was typed stand there all the same. */
export const Failed: Story = { parameters: opened(typed, { failure: 0 }, 'clifton-courtyard') };

export const PhoneWidth: Story = { parameters: opened(typed), globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { parameters: opened(typed), globals: { language: 'ur' } };
