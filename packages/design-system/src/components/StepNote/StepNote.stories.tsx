import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StepNote } from './StepNote.tsx';

const meta = {
  title: 'Inputs/StepNote',
  id: 'components-stepnote',
  component: StepNote,
  args: {
    title: 'What happens next',
    steps: [
      'Your request reaches our desk at once.',
      'We look through listings and ask agents who know the area.',
      'We contact you by phone or e-mail with homes worth a visit.',
    ],
  },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: '24rem' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof StepNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const OneStep: Story = { args: { steps: ['A person checks the payment and writes to you.'] } };

/** Each step says who does what, and how one hears of it. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'] };

/** What the software does inside tells nobody who calls them, or when. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    title: 'Information',
    steps: ['The form is validated.', 'A lead is created in the database.', 'The workflow is triggered.'],
  },
};

export const LongText: Story = {
  args: {
    title: 'What happens after you have sent your request to the desk',
    steps: [
      'Your request reaches our desk at once, and a person who knows the area reads it on the same working day. '.repeat(
        2,
      ),
      'آپ سے فون پر رابطہ کیا جائے گا۔',
    ],
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
