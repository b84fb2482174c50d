import { sitePictures } from '@karachi-estates/fixtures/pictures';
import { aUnitDetail } from '@karachi-estates/fixtures/projects';
import { projectBuildings, projectTypes, someUnits } from '@karachi-estates/fixtures/projectUnits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ProjectUnitPage } from './ProjectUnitPage.tsx';

const fields = {
  unitType: { label: 'Unit type' },
  fullName: { label: 'Full name' },
  phoneNumber: { label: 'Phone number' },
  email: { label: 'Email' },
};

// The screens of the main site have the pictures of the other states.
const meta = {
  title: 'Projects/ProjectUnitPage',
  id: 'components-projectunitpage',
  component: ProjectUnitPage,
  tags: ['new'],
  args: {
    title: 'Unit A-101',
    project: 'Saffron Heights, Gulshan-e-Iqbal',
    unit: aUnitDetail(),
    units: someUnits(6),
    types: projectTypes,
    buildings: projectBuildings(),
    trail: [
      { name: 'Saffron Heights', href: '#home' },
      { name: 'Available homes', href: '#units' },
    ],
    picture: { picture: sitePictures['grand-monarch-residence-1'], alt: 'Living room' },
    floorPlan: { above: ['sea'], below: ['city'], middle: 'corridor' },
    action: '#unit',
    hrefOf: ({ number }) => `#${number}`,
    othersHref: '#others',
    calendarHref: '#calendar',
    pdfHref: '#pdf',
    hold: { action: '#hold', hiddenFields: { page: 'en' } },
    visitHref: '#visit',
    call: { action: '#call', hiddenFields: {}, fields, onRegister: fn(async () => ({ ok: true })) },
  },
} satisfies Meta<typeof ProjectUnitPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const backToTop = () => window.scrollTo({ top: 0, behavior: 'instant' });

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const form = canvas.getByRole('button', { name: 'Ask to hold it' }).closest('form');
    await expect(form).toHaveAttribute('action', '#hold');
    const [, name] = canvas.getAllByRole('textbox', { name: 'Full name' });
    const [, email] = canvas.getAllByRole('textbox', { name: 'Email' });
    if (!name || !email) throw new Error('There is no form that asks for a call.');
    await userEvent.type(name, 'Sana Ahmed');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '0300 1234567');
    await userEvent.type(email, 'sana@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for a call' }));
    await expect(await canvas.findByText(/calls you about unit A-101/)).toBeVisible();
    await expect(args.call.onRegister).toHaveBeenCalledOnce();
    backToTop();
  },
};

/** A site of another origin sends the request itself, and stays where it is. */
export const Asked: Story = {
  tags: ['no-visual'],
  args: {
    hold: {
      action: '#hold',
      hiddenFields: {},
      onAsk: fn(async () => ({ ok: true, message: 'We have sent you a link.' })),
    },
  },
  play: async ({ args, canvas }) => {
    const [name] = canvas.getAllByRole('textbox', { name: 'Full name' });
    const [email] = canvas.getAllByRole('textbox', { name: 'Email' });
    if (!name || !email) throw new Error('There is no form that asks for a hold.');
    await userEvent.type(name, ' Sana Ahmed');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '0300 1234567');
    await userEvent.type(email, 'sana@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask to hold it' }));
    await expect(await canvas.findByText('We have sent you a link.')).toBeVisible();
    await expect(args.hold.onAsk).toHaveBeenCalledWith({
      name: 'Sana Ahmed',
      phone: '0300 1234567',
      email: 'sana@example.com',
    });
    backToTop();
  },
};

/** Nobody answered: what was typed is still there. */
export const NotSent: Story = {
  tags: ['no-visual'],
  args: { hold: { action: '#hold', hiddenFields: {}, onAsk: fn(async () => Promise.reject(new Error('offline'))) } },
  play: async ({ canvas }) => {
    const [name] = canvas.getAllByRole('textbox', { name: 'Full name' });
    const [email] = canvas.getAllByRole('textbox', { name: 'Email' });
    if (!name || !email) throw new Error('There is no form that asks for a hold.');
    await userEvent.type(name, 'Sana Ahmed');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '0300 1234567');
    await userEvent.type(email, 'sana@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask to hold it' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That could not be sent');
    await expect(name).toHaveValue('Sana Ahmed');
  },
};

/** Three units beside each other. */
export const Compared: Story = { tags: ['no-visual'], args: { compared: ['A-102', 'A-103'] } };

export const Sold: Story = {
  tags: ['no-visual'],
  args: { unit: aUnitDetail({ state: 'sold', schedule: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Sold' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'What is due when' })).toBeNull();
  },
};

/** A launch gives the units out: nobody holds one outside it. */
export const InLaunch: Story = {
  tags: ['no-visual'],
  args: { launch: <a href="#launch">To the launch</a> },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Ask to hold it' })).toBeNull(),
};

export const Loading: Story = { args: { unit: undefined } };

export const Failed: Story = { args: { unit: undefined, failed: { retry: fn() } } };

/** The heading is the number that the developer gave the unit, so that buyer and sales desk speak of the same home. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'] };

/** “Apartment details” fits every unit, so a buyer who has three of them open cannot tell them apart. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    title: 'Apartment details',
    project: 'Project',
    trail: [
      { name: 'Home', href: '#home' },
      { name: 'Back', href: '#units' },
    ],
  },
};

export const LongText: Story = {
  tags: ['no-visual'],
  args: {
    project: 'Saffron Heights and Garden Residences of Gulshan-e-Iqbal, second phase',
    types: projectTypes.map((each) => ({ ...each, name: `${each.name} with terrace, study and servant quarter` })),
  },
};

export const RightToLeft: Story = { tags: ['no-visual'], parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { tags: ['no-visual'], globals: { viewport: { value: 'phone' } } };
