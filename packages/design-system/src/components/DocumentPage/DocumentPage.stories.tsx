import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DocumentPage } from './DocumentPage.tsx';

const meta = {
  title: 'Layout/DocumentPage',
  id: 'components-documentpage',
  component: DocumentPage,
  args: {
    title: 'Terms & Conditions',
    effective: { date: '2025-04-25', label: 'Effective 25th April 2025' },
    contentsLabel: 'On this page',
    introduction: ['These terms are the agreement between you and Karachi Estates about using this website.'],
    sections: [
      {
        id: 'who-may-use',
        title: 'Who may use the site',
        blocks: [
          { paragraph: 'You must be at least 18 years old to open an account, post a listing or buy a plan.' },
          { paragraph: 'If you act for an agency, you confirm that you may bind it to these terms.' },
        ],
      },
      {
        id: 'listings',
        title: 'Rules for listings',
        blocks: [
          { paragraph: 'Whoever posts a listing makes sure that:' },
          {
            list: [
              'the property exists and is available;',
              'price, size, rooms and area are true;',
              'photographs show the property itself.',
            ],
          },
        ],
      },
      {
        id: 'refunds',
        title: 'Payments and refunds',
        blocks: [{ paragraph: 'Subscriptions are non-refundable.' }],
      },
    ],
  },
} satisfies Meta<typeof DocumentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Rules for listings' });
    await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent('Rules for listings');
  },
};

/** Each title says what its section settles, so the list of contents answers before one reads. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {},
};

/** Titles that only count sections make a list of contents in which nothing can be found. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    sections: meta.args.sections.map((section, index) => ({ ...section, title: `Section ${index + 1}` })),
  },
};

export const LongText: Story = {
  args: {
    title: longTitles.mixed,
    sections: [{ id: 'long', title: longTitles.mixed, blocks: [{ list: [longTitles.mixed] }] }],
  },
};

/** Where a line has no room for an e-mail address, the address begins the next one. */
export const Address: Story = {
  tags: ['no-visual'],
  args: {
    introduction: [
      'Write to us at desk@karachi-estates.example.',
      'یا \u2066desk@karachi-estates.example\u2069 پر لکھیں۔',
    ],
    sx: { width: '20rem', display: 'block' },
  },
  play: async ({ canvas }) => {
    for (const address of canvas.getAllByText(/@/)) {
      const text = document.createTreeWalker(address, NodeFilter.SHOW_TEXT);
      let node = text.nextNode() as Text | null;
      while (node && !node.data.includes('@')) node = text.nextNode() as Text | null;
      const range = document.createRange();
      const at = node?.data.indexOf('desk@') ?? 0;
      range.setStart(node as Text, at);
      range.setEnd(node as Text, at + 'desk@karachi-estates.example'.length);
      await expect(range.getClientRects()).toHaveLength(1);
    }
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
