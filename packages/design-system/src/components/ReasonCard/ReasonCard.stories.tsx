import { longTitles } from '@karachi-estates/fixtures/properties';
import PlaceRounded from '@mui/icons-material/PlaceRounded';
import SupportAgentRounded from '@mui/icons-material/SupportAgentRounded';
import TrendingUpRounded from '@mui/icons-material/TrendingUpRounded';
import VerifiedRounded from '@mui/icons-material/VerifiedRounded';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReasonCard } from './ReasonCard.tsx';

const meta = {
  title: 'Layout/ReasonCard',
  id: 'components-reasoncard',
  component: ReasonCard,
  args: {
    icon: <VerifiedRounded />,
    title: 'Verified agents',
    text: 'Each check has its date and says what was done: phone, licence number or office.',
    level: 2,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReasonCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InAGrid: Story = {
  decorators: [],
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem', gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))' }}>
      <ReasonCard {...args} />
      <ReasonCard {...args} icon={<PlaceRounded />} title="One city" text="Area names as people in Karachi say them." />
      <ReasonCard
        {...args}
        icon={<TrendingUpRounded />}
        title="Prices that read"
        text="Crore and lakh beside the full number."
      />
      <ReasonCard
        {...args}
        icon={<SupportAgentRounded />}
        title="A person answers"
        text="By chat or mail, within 24 hours."
      />
    </div>
  ),
};

/** A reason says what was done and when, so that it can be checked. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'] };

/** Praise that every competitor writes as well is no reason to stay. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { title: 'World-class service', text: 'We are simply the best in Karachi. Trust us!' },
};

export const LongText: Story = { args: { title: longTitles.mixed, text: longTitles.mixed } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
