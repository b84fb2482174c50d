import { sitePictures } from '@karachi-estates/fixtures/pictures';
import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect } from 'storybook/test';
import { EmailField } from '../EmailField/EmailField.tsx';
import { FormLayout } from '../FormLayout/FormLayout.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { AuthPanel } from './AuthPanel.tsx';

function Login() {
  const form = useForm({ defaultValues: { email: '', password: '' } });
  return (
    <FormLayout form={form} onSubmit={() => undefined} label="Log in">
      <EmailField name="email" />
      <PasswordField name="password" />
      <SubmitButton fullWidth>LOGIN</SubmitButton>
    </FormLayout>
  );
}

const meta = {
  title: 'Inputs/AuthPanel',
  id: 'components-authpanel',
  component: AuthPanel,
  args: {
    heading: 'Log in',
    children: <Login />,
    picture: sitePictures['hero-karachi'],
    footer: (
      <>
        New here?{' '}
        <Link href="#signup" underline="always">
          Sign up
        </Link>
      </>
    ),
  },
} satisfies Meta<typeof AuthPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  },
};

export const WithLead: Story = {
  args: { heading: 'Sign up to buy or rent', lead: 'A few fields, and your favourites follow you everywhere.' },
};

export const WithoutPicture: Story = { args: { picture: undefined } };

/** The heading names the form, and the footer leads to the other one. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {},
};

/** A greeting does not say which form this is, and without a footer those who have no account are stuck. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { heading: 'Welcome!!!', footer: undefined },
};

export const LongText: Story = {
  args: {
    heading: 'Choose a new password for your account at Karachi Estates',
    lead: 'You will be logged out everywhere and can log in again with the new password. کسی کو اپنا پاس ورڈ نہ بتائیں۔',
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
