import { aProjectCard } from '@karachi-estates/fixtures/projects';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { projects } from '../../data/projects.ts';
import { type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import ProjectsRoute from './ProjectsRoute.tsx';

const at = (fallback?: ScreenStory['fallback'], screen: Partial<ScreenStory> = {}) =>
  screenParameters({ path: '/projects', network: 'silent', fallback, ...screen });

const meta = {
  ...screenStories,
  title: 'Projects',
  id: 'screens-routes-projects-projectsroute',
  component: ProjectsRoute,
} satisfies Meta<typeof ProjectsRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: at({
    [projects().key]: [
      aProjectCard({ completion: '2024-06' }),
      aProjectCard({
        slug: 'clifton-courtyard',
        name: 'Clifton Courtyard',
        picture: null,
        from_price: null,
        completion: '2099-12',
      }),
    ],
  }),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: 'Plan and units' });
    await expect(first).toHaveAttribute('href', '/grand-monarch/units');
    // A month that is past is no plan any more.
    await expect(canvas.getByText('Completion was planned for June 2024')).toBeVisible();
    await expect(canvas.getByText('Completion planned: December 2099')).toBeVisible();
  },
};

export const Loading: Story = { parameters: at() };

export const Empty: Story = { parameters: at({ [projects().key]: [] }) };

export const Failed: Story = { parameters: at(undefined, { network: 'unreachable' }) };

export const PhoneWidth: Story = { parameters: Ready.parameters, globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { parameters: Ready.parameters, globals: { language: 'ur' } };
