import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/goneMessages';
import { aProperty } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { homePapers } from '../../content/homePapers.ts';
import { property } from '../../data/properties.ts';
import { type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import PapersChecklistRoute from './PapersChecklistRoute.tsx';

const { sheet: words } = homePapers;
const shown = aProperty({ home_papers: [{ line: 'title', value: 'sub-lease', seen_at: null }] });
const path = '/property-detail-home/:segment/papers';
const at = `/property-detail-home/${shown.property_id}/papers`;
const open = (fallback?: ScreenStory['fallback'], network: ScreenStory['network'] = 'silent') =>
  screenParameters({ path, at, network, fallback });

const meta = {
  ...screenStories,
  title: 'Checklist of papers',
  id: 'screens-routes-papers-checklist-paperschecklistroute',
  component: PapersChecklistRoute,
} satisfies Meta<typeof PapersChecklistRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: open({ [property(shown.property_id).key]: shown }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The seller declares: Sub-lease')).toBeVisible();
    await expect(canvas.getByText(words.note)).toBeVisible();
  },
};

/** A title that is one word is broken, on the screen and on the sheet. */
export const TitleWithoutSpaces: Story = {
  tags: ['no-visual'],
  parameters: open({ [property(shown.property_id).key]: { ...shown, title: 'Seafacingpenthouse'.repeat(8) } }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const lead = await canvas.findByText(/Seafacingpenthouse/);
    await expect(lead.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Loading: Story = { parameters: open() };

/** There is no such property. */
export const Empty: Story = {
  parameters: screenParameters({ path, at: '/property-detail-home/x-y/papers', network: 'silent' }),
  play: async ({ canvas }) => expect(await canvas.findByText(PROPERTY_NOT_FOUND)).toBeVisible(),
};

export const Failed: Story = { parameters: open(undefined, 'unreachable') };

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { parameters: Ready.parameters, globals: { language: 'ur' } };
