import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FaqAccordion } from './FaqAccordion.tsx';

const faqs = [
  {
    id: 'cost',
    question: 'What does it cost?',
    answer: [
      'Searching, contacting sellers and sending a request are free.',
      'The Basic plan for sellers is free with 2 listings. Pro is PKR 3,000 a month.',
    ],
  },
  {
    id: 'verification',
    question: 'How are agents verified?',
    answer: ['Each check is a mark of its own: a phone that answered, a licence number seen, an office visited.'],
  },
  { id: 'help', question: 'How do I get help?', answer: ['Write to us. We answer within 24 hours.'] },
];

const meta = {
  title: 'Layout/FaqAccordion',
  id: 'components-faqaccordion',
  component: FaqAccordion,
  args: { faqs },
  decorators: [
    (Story) => (
      <>
        <h2>Questions</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof FaqAccordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneOpen: Story = { args: { open: 'verification' } };

/** Opening one closes the other; pressing the open one closes it. */
export const OneAtATime: Story = {
  play: async ({ canvas, canvasElement }) => {
    const open = () => [...canvasElement.querySelectorAll('details[open] h3')].map((heading) => heading.textContent);
    await userEvent.click(canvas.getByText('What does it cost?'));
    await expect(open()).toEqual(['What does it cost?']);
    await userEvent.click(canvas.getByText('How do I get help?'));
    await expect(open()).toEqual(['How do I get help?']);
    await userEvent.click(canvas.getByText('How do I get help?'));
    await expect(open()).toEqual([]);
  },
};

/** Each question is a stop of the Tab key; what opens it from there is the browser's own. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvasElement.querySelectorAll('summary')[1]).toHaveFocus();
  },
};

/** A question as people ask it, with the answer itself below it. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { open: 'cost' },
};

/** A topic is no question, and an answer that sends people elsewhere is no answer. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    open: 'general',
    faqs: [
      { id: 'general', question: 'General information', answer: ['Please contact our support team for details.'] },
      { id: 'policy', question: 'Policy', answer: ['Please read our policy.'] },
      { id: 'other', question: 'Other', answer: ['Please contact our support team.'] },
    ],
  },
};

export const LongText: Story = {
  args: { faqs: [{ id: 'long', question: longTitles.mixed, answer: [longTitles.mixed] }, ...faqs], open: 'long' },
};

export const RightToLeft: Story = { args: { open: 'cost' }, parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { args: { open: 'cost' }, globals: { viewport: { value: 'phone' } } };
