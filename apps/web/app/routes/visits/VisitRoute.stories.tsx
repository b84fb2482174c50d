import { listVisitSlots } from '@karachi-estates/contracts/projects';
import { someSlots } from '@karachi-estates/fixtures/projects';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { visits } from '../../content/visits.ts';
import { answers, type StoryAnswer, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import VisitRoute from './VisitRoute.tsx';

const path = '/projects/visit';
const opened = (query: string, answer: StoryAnswer = { answer: someSlots() }) =>
  screenParameters({
    path,
    at: `${path}?project=grand-monarch&${query}`,
    api: answers(listVisitSlots, answer, { slug: 'grand-monarch' }),
  });
const typed = 'slot=3&unit=A-101&name=Sana+Ahmed&phone=0300+1234567&email=sana%40example.com';

const meta = {
  ...screenStories,
  title: 'Visit',
  id: 'screens-routes-visits-visitroute',
  component: VisitRoute,
} satisfies Meta<typeof VisitRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The visit is booked; its time comes as a file for calendars. */
export const Ready: Story = {
  parameters: opened('slot=3&unit=A-101&done=booked'),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: visits.done.calendar })).toHaveAttribute(
      'href',
      '/api/projects/grand-monarch/visits/3/visit.ics?unit=A-101&language=en',
    ),
};

/** The time is full by now: what was typed is there. */
export const Full: Story = {
  parameters: opened(`${typed}&refused=VISIT_FULL`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(visits.refused.VISIT_FULL)).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: /Full name/ })).toHaveValue('Sana Ahmed');
    await expect(canvas.getByRole('radio', { name: /17:00/ })).toBeChecked();
  },
};

export const UnitUnknown: Story = { parameters: opened(`${typed}&refused=UNIT_NOT_FOUND`) };

/** Nothing was booked and nothing refused. */
export const Empty: Story = { parameters: opened('') };

/** The times are on their way. */
export const Loading: Story = { parameters: opened(`${typed}&refused=VISIT_OVER`, 'pending') };

/** The times could not be read: the reason stands there all the same. */
export const Failed: Story = { parameters: opened(`${typed}&refused=VISIT_OVER`, { failure: 0 }) };

export const PhoneWidth: Story = {
  parameters: opened(`${typed}&refused=VISIT_FULL`),
  globals: { viewport: { value: 'phone' } },
};

export const Urdu: Story = { parameters: opened(`${typed}&refused=VISIT_FULL`), globals: { language: 'ur' } };
