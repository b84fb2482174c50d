import { sitePictures } from '@karachi-estates/fixtures/pictures';
import { longTitles } from '@karachi-estates/fixtures/properties';
import PlaceRounded from '@mui/icons-material/PlaceRounded';
import TrendingUpRounded from '@mui/icons-material/TrendingUpRounded';
import VerifiedRounded from '@mui/icons-material/VerifiedRounded';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReasonCard } from '../ReasonCard/ReasonCard.tsx';
import { AboutBlock } from './AboutBlock.tsx';

const meta = {
  title: 'Layout/AboutBlock',
  id: 'components-aboutblock',
  component: AboutBlock,
  args: {
    title: 'About us',
    paragraphs: [
      'Looking for a home in Karachi often starts with ten phone calls and ends with five different answers.',
      'We believe that the facts should come first: price, size, place, and whom to call.',
    ],
    picture: sitePictures['about-us'],
    alt: 'Bright open-plan office',
    action: { label: 'More about us', href: '#about' },
  },
} satisfies Meta<typeof AboutBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PictureAtTheEnd: Story = { args: { pictureAt: 'end', overline: 'Karachi Estates' } };

/** The words have the whole width. */
export const WithoutPicture: Story = {
  tags: ['no-visual'],
  args: { picture: undefined, alt: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const WithReasons: Story = {
  args: {
    title: 'Why choose us',
    paragraphs: [],
    action: undefined,
    pictureAt: 'end',
    picture: sitePictures['why-choose-us'],
    alt: 'Modern villas on a palm-lined street seen from above',
    children: (
      <>
        <ReasonCard
          icon={<VerifiedRounded />}
          title="Verified agents"
          text="Each check has its date and says what was done."
        />
        <ReasonCard icon={<PlaceRounded />} title="One city" text="Area names as people in Karachi say them." />
        <ReasonCard
          icon={<TrendingUpRounded />}
          title="Prices that read"
          text="Crore and lakh beside the full number."
        />
      </>
    ),
  },
};

/** The words say what only this site can say, and the button says where it leads. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** Praise that fits any site tells nothing, and “Click here” does not say what one will read. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    title: 'Welcome to our website',
    paragraphs: ['We are a leading company with world-class solutions and one hundred per cent customer satisfaction.'],
    action: { label: 'Click here', href: '#about' },
  },
};

export const LongText: Story = { args: { title: longTitles.mixed, paragraphs: [longTitles.mixed] } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
