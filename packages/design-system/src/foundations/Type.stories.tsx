import type { TypographyVariant } from '@mui/material/styles';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Code, Example, FoundationPage, Group } from './FoundationPage.tsx';

const variants: readonly [TypographyVariant, string][] = [
  ['h1', 'One h1 a page: its promise or its name'],
  ['h2', 'Sections'],
  ['h3', 'Cards and parts of a section'],
  ['h4', 'Small cards, titles of dialogs'],
  ['subtitle1', 'Titles in rows'],
  ['subtitle2', 'Labels of fields'],
  ['body1', 'What people read, at most seventy characters a line'],
  ['body2', 'What stands beside: help, dates, facts'],
  ['caption', 'Under pictures'],
  ['overline', 'A word or two above a heading'],
];

const weights = [
  ['fontWeightRegular', 'Text'],
  ['fontWeightMedium', 'Facts, labels of small things'],
  ['fontWeightBold', 'Prices'],
] as const;

function TypePage() {
  const { typography } = useTheme();
  return (
    <FoundationPage
      title="Type"
      lead="Plus Jakarta Sans, one variable file of the latin subset, with a fallback of the same widths so that nothing
        moves when it arrives. Sizes are fluid from 360 to 1280 pixels. Numbers in prices and facts are tabular."
    >
      <section>
        {variants.map(([variant, use]) => (
          <Example
            key={variant}
            code={`<Typography variant="${variant}"> · ${typography[variant].fontSize} · ${typography[variant].lineHeight} · ${use}`}
          >
            <Typography variant={variant} component="p">
              2.5 Crore in Clifton
            </Typography>
          </Example>
        ))}
      </section>
      <Group title="Weights">
        {weights.map(([weight, use]) => (
          <p key={weight} style={{ fontWeight: typography[weight] }}>
            Where City Lights Meet Ocean Heights{' '}
            <Code>
              theme.typography.{weight} · {typography[weight]} · {use}
            </Code>
          </p>
        ))}
      </Group>
    </FoundationPage>
  );
}

const meta = { component: TypePage, tags: ['!autodocs'] } satisfies Meta<typeof TypePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Follows the toolbar. */
export const KarachiEstates: Story = {};

/** The project's brochure sets its headings in Cormorant Garamond. */
export const GrandMonarch: Story = { parameters: { brand: 'grand-monarch' } };
