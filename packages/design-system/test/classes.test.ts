import { composeStory } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

type Stories = { default: Parameters<typeof composeStory>[1]; Default: Parameters<typeof composeStory>[0] };

// Those that are one of MUI's parts take its props, and `classes` is one of them.
it.each([
  ...['AccountMenu', 'AreaPrices', 'ArticleView', 'AuthPanel', 'ContactCard', 'CopyButton', 'DemoSidebar'],
  ...['DraftNotice', 'FavouriteButton', 'ListingFigures', 'MapCluster', 'MapPill', 'MoreFiltersButton'],
  ...['NewsletterBox', 'OnwardLink', 'PlanCard', 'PointsTable', 'ProfileView', 'ProjectHeader', 'PropertyCard'],
  ...['PropertyCardSkeleton', 'PropertyTypeIcon', 'PropertyTypeTile', 'SellerCard', 'ServiceCard', 'SkipLink'],
  ...['StatTile', 'UnitCard', 'UpgradeBanner'],
])('%s passes `classes` on to the part that it is', async (name) => {
  const { default: meta, Default }: Stories = await import(`../src/components/${name}/${name}.stories.tsx`);
  const Story = composeStory({ ...Default, args: { ...Default.args, classes: { root: 'of-the-caller' } } }, meta);
  expect(renderToString(createElement(Story))).toContain('of-the-caller');
});
