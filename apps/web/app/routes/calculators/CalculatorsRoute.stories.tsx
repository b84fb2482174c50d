import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screenParameters, screenStories } from '../../stories/screenStory.tsx';
import { storySettings } from '../../stories/storySettings.ts';
import CalculatorsRoute from './CalculatorsRoute.tsx';

const at = (query: string) =>
  screenParameters({ path: '/calculators', at: `/calculators${query}`, api: storySettings });

const meta = {
  ...screenStories,
  title: 'Calculators',
  id: 'screens-routes-calculators-calculatorsroute',
  component: CalculatorsRoute,
  parameters: at(''),
} satisfies Meta<typeof CalculatorsRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** The result follows what is typed, and so does the link that is copied. */
export const Typing: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const price = await canvas.findByRole('textbox', { name: 'Price of the home' });
    await userEvent.clear(price);
    await userEvent.type(price, '1.2 crore');
    const rate = canvas.getByRole('textbox', { name: 'Mark-up a year' });
    await userEvent.clear(rate);
    await userEvent.type(rate, '۰');
    // 84 lakh in 240 instalments without mark-up.
    await waitFor(() => expect(canvas.getByText('PKR 35,000')).toBeVisible(), { timeout: 8_000 });
    await expect(price).toHaveValue('12,000,000');
    await expect(rate).toHaveValue('۰');
    await userEvent.clear(rate);
    await userEvent.type(rate, 'low{Enter}');
    await expect(rate).toHaveFocus();
    await waitFor(() => expect(rate).toHaveAccessibleDescription(/12\.5/), { timeout: 8_000 });
    await expect(canvas.getByText(/There is no result yet/)).toBeVisible();
  },
};

export const BuildersInstalments: Story = { parameters: at('?calc=plan&price=12500000&every=quarter&count=13') };

export const RentOrBuy: Story = { parameters: at('?calc=rent') };

export const TransferCosts: Story = { parameters: at('?calc=transfer') };

export const WrongInput: Story = {
  parameters: at('?calc=finance&price=cheap&down=half&rate=60&years='),
  play: async ({ canvas }) => {
    const price = await canvas.findByRole('textbox', { name: 'Price of the home' });
    await expect(price).toHaveAccessibleDescription(/2\.5 crore/);
    await expect(canvas.getByRole('textbox', { name: 'Mark-up a year' })).toHaveAccessibleDescription(/at most 50/);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const LongText: Story = {
  parameters: at('?calc=rent&price=100+arab&down=99+arab+99+crore+99+lakh&rate=50&years=30&rent=987654321&rentRise=30'),
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneWidthLongText: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { globals: { language: 'ur' }, parameters: at('?calc=transfer') };

export const UrduPhoneWidth: Story = {
  globals: { language: 'ur', viewport: { value: 'phone' } },
  parameters: at('?calc=rent&price=25+lakh&rent=cheap'),
};
