import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { MobileMenu } from './MobileMenu.tsx';

const meta = {
  title: 'Navigation/MobileMenu',
  id: 'components-mobilemenu',
  component: MobileMenu,
  parameters: {
    without: { PhoneWidth: 'Every story is a phone, where alone it is shown.' },
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 640 } },
  },
  globals: { viewport: { value: 'phone' } },
  args: {
    open: true,
    onClose: fn(),
    currentHref: '#properties',
    links: [
      { label: 'Home', href: '#home' },
      { label: 'Properties', href: '#properties' },
      { label: 'Plans', href: '#plans' },
      { label: 'About', href: '#about' },
      { label: 'Grand Monarch', href: '#grand-monarch', highlighted: true },
    ],
    signIn: { label: 'Sign in', href: '#login' },
    signUp: { label: 'Sign up', href: '#signup' },
  },
} satisfies Meta<typeof MobileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('link', { name: 'Properties' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('link', { name: 'Plans' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const SignedIn: Story = { args: { signIn: undefined, signUp: undefined } };

/** Few pages in a word or two, and one of them highlighted, so that the eye finds it. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** Where everything is highlighted nothing is, and “Click here” leads nobody anywhere. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    links: [
      { label: 'Welcome to our home page', href: '#home', highlighted: true },
      { label: 'PROPERTIES', href: '#properties', highlighted: true },
      { label: 'Click here for plans', href: '#plans', highlighted: true },
      { label: 'GRAND MONARCH', href: '#grand-monarch', highlighted: true },
    ],
  },
};

export const LongText: Story = {
  args: { links: [{ label: 'Homes for overseas Pakistanis who plan to return to Karachi', href: '#long' }] },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
