import { aProperty, longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inForm } from '../FormLayout/inForm.tsx';
import { TextAreaField } from './TextAreaField.tsx';

const meta = {
  title: 'Inputs/TextAreaField',
  id: 'components-textareafield',
  component: TextAreaField,
  args: {
    name: 'description',
    label: 'Description',
    help: 'Condition, floor, water, gas, electricity, papers, what is near.',
  },
  parameters: { form: { values: { description: '' } } },
  decorators: [inForm],
} satisfies Meta<typeof TextAreaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { parameters: { form: { values: { description: aProperty().description } } } };

/** The number of characters appears when the end comes near. */
export const NearTheLimit: Story = {
  args: { maxLength: 60 },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Description' });
    await userEvent.type(box, 'West open, 40 feet street,');
    await expect(canvas.queryByText(/characters/)).toBeNull();
    await userEvent.type(box, ' two minutes from the sea.');
    await expect(canvas.getByText('52 of 60 characters')).toBeVisible();
  },
};

export const WithError: Story = {
  parameters: { form: { errors: { description: 'Write at least 20 characters about the property.' } } },
};

export const Disabled: Story = {
  args: { disabled: true },
  parameters: { form: { values: { description: 'Nothing to add.' } } },
};

/** What belongs in the text stands below the box, where it stays while one writes. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  parameters: { form: { values: { description: 'West open, 40 feet street.' } } },
};

/** Advice in the placeholder is gone with the first letter, just when it is needed. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { help: undefined, placeholder: 'Condition, floor, water, gas, electricity, papers, what is near.' },
  parameters: { form: { values: { description: 'West open, 40 feet street.' } } },
};

export const LongText: Story = {
  parameters: { form: { values: { description: Array.from({ length: 12 }, () => longTitles.mixed).join('\n\n') } } },
};

/** An empty box is as the page is; a text has its own direction. */
export const RightToLeft: Story = {
  args: { placeholder: 'منزل، پارکنگ، کب شفٹ ہونا ہے…' },
  parameters: { direction: 'rtl', form: { values: { description: longTitles.urdu } } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Description' });
    await userEvent.clear(box);
    await expect(box).toHaveStyle({ direction: 'rtl' });
    await userEvent.click(box);
    await userEvent.paste(longTitles.urdu);
    await userEvent.tab();
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
