import { getMyHomePapers, type OwnPapers, saveHomePapers } from '@karachi-estates/contracts/homePapers';
import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/goneMessages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { homePapers } from '../../content/homePapers.ts';
import { answers, type StoryAnswer, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import HomePapersRoute from './HomePapersRoute.tsx';

const { own: words } = homePapers;
const given: OwnPapers = {
  title: '240 sq yd corner plot in DHA Phase 8',
  property_type: 'Residential Plot',
  papers: [
    { line: 'authority', value: 'dha', seen_at: null, document: null },
    { line: 'title', value: 'allotment', seen_at: '2026-11-20T08:00:00.000Z', document: 'photo' },
  ],
};
const params = { property_id: '1204' };
const open = (answer: StoryAnswer, more: Readonly<Record<string, StoryAnswer>> = {}) =>
  screenParameters({
    path: '/my-property-papers/:id',
    at: '/my-property-papers/1204',
    session: 'seller',
    api: { ...answers(getMyHomePapers, answer, params), ...more },
  });

const meta = {
  ...screenStories,
  title: 'Papers of a home',
  id: 'screens-routes-home-papers-homepapersroute',
  component: HomePapersRoute,
  parameters: open({ answer: given }),
} satisfies Meta<typeof HomePapersRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Title' })).toHaveValue('allotment');
    await expect(canvas.getByText('Document seen by us on 20 November 2026')).toBeVisible();
    await expect(canvas.getByLabelText(`${words.document.choose}: Authority`)).toBeInTheDocument();
  },
};

/** Nothing is given yet: there is nothing to send a document for. */
export const Empty: Story = {
  parameters: open({ answer: { ...given, papers: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Title' })).toHaveValue('');
    await expect(canvas.queryByText(words.document.choose)).toBeNull();
  },
};

/** A plot whose title is a file is told what it becomes, before and after it is saved. */
export const BecomesAFile: Story = {
  parameters: open(
    { answer: given },
    answers(saveHomePapers, { answer: { ...given, message: 'Saved as a plot file.' } }, params),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Title' }), 'file');
    await expect(canvas.getByText(words.becomesFile)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await expect(await canvas.findByText('Saved as a plot file.')).toBeVisible();
  },
};

/** A house has no file: it is said beside the box, without asking the server. */
export const FileOfAHouse: Story = {
  parameters: open({ answer: { ...given, property_type: 'House', papers: [] } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Title' }), 'file');
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await expect((await canvas.findAllByText(/A file is a right to a plot, and this listing is none/)).length).toBe(2);
  },
};

export const Loading: Story = { parameters: open('pending') };

export const Failed: Story = {
  parameters: open({ failure: 500 }),
  play: async ({ canvas }) => expect(await canvas.findByText(words.failed)).toBeVisible(),
};

export const Missing: Story = {
  parameters: open({ failure: 404, message: PROPERTY_NOT_FOUND }),
  play: async ({ canvas }) => expect(await canvas.findByText(PROPERTY_NOT_FOUND)).toBeVisible(),
};

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { globals: { language: 'ur' } };
