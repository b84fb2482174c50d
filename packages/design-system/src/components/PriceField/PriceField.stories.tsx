import { LEAD_BUDGET_TOO_LOW } from '@karachi-estates/domain/leads/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inForm } from '../FormLayout/inForm.tsx';
import { PriceField } from './PriceField.tsx';

const meta = {
  title: 'Inputs/PriceField',
  id: 'components-pricefield',
  component: PriceField,
  args: { name: 'price', label: 'Price' },
  parameters: { form: { values: { price: '' } } },
  decorators: [inForm],
} satisfies Meta<typeof PriceField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { help: 'The price you ask.' } };

/** The words grow with the figures, so that a zero too few or too many is seen. */
export const WordsWhileTyping: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.type(box, '2500000');
    await expect(canvas.getByText(/Twenty five lakh rupees/)).toBeVisible();
    await userEvent.type(box, '0');
    await expect(canvas.getByText(/Two crore fifty lakh rupees/)).toBeVisible();
    await userEvent.tab();
    await expect(box).toHaveValue('25,000,000');
  },
};

/** Prices as people say them. */
export const CroreAndLakh: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.type(box, '2.5 crore');
    await userEvent.tab();
    await expect(box).toHaveValue('25,000,000');
    await userEvent.clear(box);
    await userEvent.type(box, '85k');
    await userEvent.tab();
    await expect(box).toHaveValue('85,000');
  },
};

/** What is no price stays, for its writer to mend. */
export const KeepsWhatItDoesNotKnow: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.type(box, 'on request');
    await userEvent.tab();
    await expect(box).toHaveValue('on request');
  },
};

export const Rent: Story = { args: { unit: '/ month' }, parameters: { form: { values: { price: 85_000 } } } };

export const WithError: Story = {
  args: { label: 'Budget', help: 'At least 20 lacs, that is 2,000,000.' },
  parameters: { form: { values: { price: 1_500_000 }, errors: { price: LEAD_BUDGET_TOO_LOW } } },
};

export const Disabled: Story = { args: { disabled: true }, parameters: { form: { values: { price: 38_500_000 } } } };

/** The label says which price, and the help writes one as people say it. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { label: 'Price you ask', help: 'For example 2.75 crore or 85 lakh.' },
  parameters: { form: { values: { price: 27_500_000 } } },
};

/** It forbids what the field understands, and leaves people to count the zeros of 27500000. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { label: 'Amount', help: 'Digits only. No commas, no lakh, no crore.', placeholder: '27500000' },
};

export const LongText: Story = { parameters: { form: { values: { price: 98_765_432_198 } } } };

export const RightToLeft: Story = {
  args: { unit: '/ month' },
  parameters: { direction: 'rtl', form: { values: { price: 85_000 } } },
};

export const PhoneWidth: Story = {
  parameters: { form: { values: { price: 152_500_000 } } },
  globals: { viewport: { value: 'phone' } },
};
