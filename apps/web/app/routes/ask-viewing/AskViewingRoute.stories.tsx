import { askForViewing } from '@karachi-estates/contracts/viewings';
import { VIEWING_AT_NIGHT, VIEWING_EXISTS } from '@karachi-estates/domain/viewings/messages';
import { karachiMoment } from '@karachi-estates/domain/viewings/times';
import { aProperty } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { viewings as content } from '../../content/viewings.ts';
import { property } from '../../data/properties.ts';
import { answers, type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import AskViewingRoute from './AskViewingRoute.tsx';

const path = '/ask-viewing';
const { ask: words } = content;
const listing = aProperty();
const at = (query = '', screen: Partial<ScreenStory> = {}) =>
  screenParameters({
    path,
    at: `${path}?id=${listing.property_id}${query}`,
    network: 'silent',
    fallback: { [property(listing.property_id).key]: listing },
    ...screen,
  });

const meta = {
  ...screenStories,
  title: 'Ask for a viewing',
  id: 'screens-routes-ask-viewing-askviewingroute',
  component: AskViewingRoute,
  parameters: at(),
} satisfies Meta<typeof AskViewingRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(new RegExp(words.times[0]))).toBeRequired();
    const email = canvas.getByRole('textbox', { name: new RegExp(words.email) });
    await expect(email).toBeVisible();
    // What is wrong the page says, in its language.
    await expect((email as HTMLInputElement).form?.noValidate).toBe(true);
  },
};

/** A plain form was sent back: what was typed is there. */
export const Refused: Story = {
  parameters: at('&refused=VIEWING_AT_NIGHT&name=Sana+Ahmed&time_1=2026-12-05T23:00'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(VIEWING_AT_NIGHT))[0]).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: new RegExp(words.name) })).toHaveValue('Sana Ahmed');
  },
};

/** A time of day on the day after today, as it is typed: only times ahead are sent at all. */
const tomorrowAt = (time: string) => karachiMoment(new Date(Date.now() + 24 * 3_600_000)).replace(/T.*/, `T${time}`);

/** Somebody who is signed in types no address; what the server refuses stands at its field. */
export const InAccount: Story = {
  tags: ['no-visual'],
  parameters: at('', {
    session: 'buyer',
    api: answers(askForViewing, { failure: 400, message: 'Not now', fields: { time_1: 'Choose a later time.' } }),
  }),
  play: async ({ canvas, userEvent }) => {
    const submit = await canvas.findByRole('button', { name: words.submit });
    await expect(canvas.queryByRole('textbox', { name: new RegExp(words.email) })).toBeNull();
    await fireEvent.change(canvas.getByLabelText(new RegExp(words.times[0])), {
      target: { value: tomorrowAt('17:00') },
    });
    const phone = canvas.getByRole('textbox', { name: new RegExp(words.phone) });
    await userEvent.clear(phone);
    await userEvent.type(phone, '0300 1234567');
    await userEvent.click(submit);
    await expect(await canvas.findByText('Choose a later time.')).toBeVisible();
  },
};

/** What is wrong with the second time stands at it. */
export const SecondTimeAtNight: Story = {
  tags: ['no-visual'],
  parameters: at('', { session: 'buyer' }),
  play: async ({ canvas, userEvent }) => {
    const submit = await canvas.findByRole('button', { name: words.submit });
    const second = canvas.getByLabelText(words.times[1]);
    await fireEvent.change(canvas.getByLabelText(new RegExp(words.times[0])), {
      target: { value: tomorrowAt('12:00') },
    });
    await fireEvent.change(second, { target: { value: tomorrowAt('23:00') } });
    await userEvent.click(submit);
    await waitFor(() => expect(second).toHaveAccessibleDescription(VIEWING_AT_NIGHT));
    await expect(second).toHaveFocus();
  },
};

/** What is wrong with no field stands above the form, and is scrolled to: the button is a screen below it. */
export const RefusedWhole: Story = {
  tags: ['no-visual'],
  parameters: at('', {
    session: 'buyer',
    api: answers(askForViewing, { failure: 409, message: VIEWING_EXISTS }),
  }),
  play: async ({ canvas, userEvent }) => {
    const submit = await canvas.findByRole('button', { name: words.submit });
    await fireEvent.change(canvas.getByLabelText(new RegExp(words.times[0])), {
      target: { value: tomorrowAt('12:00') },
    });
    const phone = canvas.getByRole('textbox', { name: new RegExp(words.phone) });
    await userEvent.clear(phone);
    await userEvent.type(phone, '0300 1234567');
    await userEvent.click(submit);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
};

export const Sent: Story = {
  parameters: at('&sent=1'),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: words.sent.heading })).toBeVisible(),
};

/** There is no such home. */
export const Empty: Story = { parameters: screenParameters({ path, at: path }) };

export const Loading: Story = { parameters: at('', { fallback: {} }) };

export const Failed: Story = { parameters: at('', { fallback: {}, network: 'unreachable' }) };

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { globals: { language: 'ur' } };
